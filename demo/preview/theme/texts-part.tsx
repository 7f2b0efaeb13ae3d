import { Input } from '@gatehouse/ui/kit';
import { useId, useState } from 'react';
import { languages, namesOf } from '../state/choices';
import { Choice } from '../state/controls';
import type { ThemePartProps } from './history';
import { loginTexts } from './theme';

type Name = keyof typeof loginTexts;

/** Renders the texts of the login box in one language; missing ones have their default. */
export function TextsPart({ theme, change }: ThemePartProps) {
  const [language, setLanguage] = useState<keyof typeof languages>('en');
  const { texts = {}, ...others } = theme;
  const values = texts[language] ?? {};
  const set = (name: Name, text: string) => {
    const { [name]: _, ...remaining } = values;
    const next = text ? { ...remaining, [name]: text } : remaining;
    const { [language]: __, ...rest } = texts;
    const all = Object.keys(next).length > 0 ? { ...rest, [language]: next } : rest;
    change({ ...others, ...(Object.keys(all).length > 0 && { texts: all }) }, `text ${language} ${name}`);
  };
  return (
    <>
      <Choice label="Language of these texts" options={languages} value={language} onChange={setLanguage} />
      <p className="text-xs text-subtle empty:hidden">Shown while the preview is in this language.</p>
      {namesOf(loginTexts).map((name) => (
        <TextField
          key={`${language} ${name}`}
          label={loginTexts[name]}
          language={language}
          value={values[name] ?? ''}
          onChange={(text) => set(name, text)}
        />
      ))}
    </>
  );
}

interface TextFieldProps {
  label: string;
  language: string;
  value: string;
  onChange: (text: string) => void;
}

/** Applies a text on blur: each change prepares the screen again. */
function TextField({ label, language, value, onChange }: TextFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const finish = () => {
    const text = typed?.trim() ?? value;
    setTyped(undefined);
    if (text !== value) onChange(text);
  };
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-xs text-subtle">
        {label}
      </label>
      <Input
        id={id}
        lang={language}
        dir="auto"
        maxLength={200}
        value={typed ?? value}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={finish}
        onKeyDown={({ key }) => key === 'Enter' && finish()}
      />
    </div>
  );
}

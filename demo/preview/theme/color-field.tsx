import { Input } from '@gatehouse/ui/kit';
import { useState } from 'react';

interface ColorFieldProps {
  label: string;
  value: string;
  onChange: (color: string) => void;
  /** Back to the default; there is one where the color was changed. */
  onReset?: () => void;
}

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** A colour by eye or by its digits. What is no colour is kept while it is typed, and counts for nothing. */
export function ColorField({ label, value, onChange, onReset }: ColorFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <span className="color-field" data-changed={onReset !== undefined}>
      <input
        type="color"
        aria-label={`${label}, picker`}
        value={isColor(value) ? value : '#000000'}
        onChange={({ target }) => onChange(target.value)}
      />
      <Input
        aria-label={label}
        aria-invalid={(typed !== undefined && !isColor(typed)) || undefined}
        value={typed ?? value}
        spellCheck={false}
        onChange={({ target }) => {
          const color = target.value.trim();
          setTyped(target.value);
          if (isColor(color)) onChange(color.toLowerCase());
        }}
        onBlur={() => setTyped(undefined)}
        onKeyDown={({ key }) => {
          if (key !== 'Escape') return;
          setTyped(undefined);
          onReset?.();
        }}
      />
    </span>
  );
}

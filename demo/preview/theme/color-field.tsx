import { Input } from '@gatehouse/ui/kit';
import { useState } from 'react';

interface ColorFieldProps {
  label: string;
  value: string;
  onChange: (color: string) => void;
  /** Resets the color; undefined when it is the default. */
  onReset?: () => void;
}

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** Renders a color picker with a text field. Invalid input stays while it is typed, without effect. */
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

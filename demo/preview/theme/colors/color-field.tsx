import './color-field.css';
import { Input } from '@gatehouse/ui/kit';
import { useState } from 'react';
import { readColor } from './oklch';

interface ColorFieldProps {
  label: string;
  value: string;
  onChange: (color: string) => void;
  /** Resets the color; undefined when it is the default. */
  onReset?: () => void;
}

/** A longer input has no other meaning, while `#abc` may be the start of `#abcdef`. */
const isComplete = (text: string) => /^\s*#?[0-9a-f]{6}\s*$|\)\s*$/i.test(text);

/** Renders a color picker with a text field. Invalid input stays while it is typed; empty input resets the color. */
export function ColorField({ label, value, onChange, onReset }: ColorFieldProps) {
  const [typed, setTyped] = useState<string>();
  const apply = (text: string) => {
    const color = readColor(text);
    if (color && color !== value) onChange(color);
  };
  const finish = () => {
    if (typed?.trim() === '') onReset?.();
    else if (typed !== undefined) apply(typed);
    setTyped(undefined);
  };
  return (
    <span className="color-field" data-changed={onReset !== undefined}>
      <input
        type="color"
        aria-label={`${label}, picker`}
        value={readColor(value) ?? '#000000'}
        onChange={({ target }) => onChange(target.value)}
      />
      <Input
        aria-label={label}
        aria-invalid={(typed !== undefined && typed.trim() !== '' && !readColor(typed)) || undefined}
        value={typed ?? value}
        spellCheck={false}
        onChange={({ target }) => {
          setTyped(target.value);
          if (isComplete(target.value)) apply(target.value);
        }}
        onBlur={finish}
        onKeyDown={({ key }) => {
          if (key === 'Enter') finish();
          if (key === 'Escape') setTyped(undefined);
        }}
      />
    </span>
  );
}

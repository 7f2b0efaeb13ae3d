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
    <span className={`flex items-center gap-0.5 ${onReset ? 'text-body' : 'text-subtle'}`}>
      <input
        type="color"
        className="size-6 flex-none cursor-pointer rounded-full pointer-coarse:size-11 pointer-coarse:p-1.5 [&::-webkit-color-swatch]:rounded-full [&::-webkit-color-swatch]:border [&::-webkit-color-swatch]:border-control [&::-webkit-color-swatch-wrapper]:p-0"
        aria-label={`${label}, picker`}
        value={readColor(value) ?? '#000000'}
        onChange={({ target }) => onChange(target.value)}
      />
      <Input
        aria-label={label}
        className="h-7! min-w-0 border-transparent bg-transparent px-1 font-(family-name:--gh-font-mono) text-xs! shadow-none hover:border-control focus:border-control aria-invalid:border-control pointer-coarse:h-11! pointer-coarse:text-base!"
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

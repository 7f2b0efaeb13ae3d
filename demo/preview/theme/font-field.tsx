import { Input } from '@gatehouse/ui/kit';
import { useId, useState } from 'react';
import { Choice } from '../state/controls';
import { firstFamily, hasFamily, withFallback } from './font-stack';
import { Theme } from './theme';

const CUSTOM = 'Custom';

interface FontFieldProps {
  label: string;
  /** Font stacks by name; an empty one is the default. */
  stacks: Readonly<Record<string, string>>;
  /** Families after the chosen one, for devices without it. */
  fallback: string;
  /** CSS value; undefined for the default. */
  value: string | undefined;
  onChange: (css: string | undefined) => void;
}

const hintOf = (isValid: boolean, family: string): string => {
  if (!isValid) return 'Names of typefaces, separated by commas.';
  if (family === '') return 'The name of a typeface. The host loads it.';
  return hasFamily(family)
    ? `${family} is on this device. The host loads it for the others.`
    : `${family} is not on this device, so you see the next one of the list. The host loads it.`;
};

/** Renders the choice of a typeface: one of a few stacks, or any font family. */
export function FontField({ label, stacks, fallback, value = '', onChange }: FontFieldProps) {
  const id = useId();
  const preset = Object.keys(stacks).find((name) => stacks[name] === value);
  const [isCustom, setCustom] = useState(preset === undefined);
  const [typed, setTyped] = useState<string>();
  const cssOf = (text: string) => withFallback(text.trim(), fallback);
  const isPossible = (css: string) => css === '' || Theme.safeParse({ metrics: { font: css } }).success;
  const isValid = typed === undefined || isPossible(cssOf(typed));
  const options = Object.fromEntries([...Object.keys(stacks), CUSTOM].map((name) => [name, name]));
  const hasField = isCustom || preset === undefined;
  const family = firstFamily(value);
  return (
    <>
      <Choice
        label={label}
        options={options}
        value={hasField ? CUSTOM : preset}
        onChange={(name) => {
          setCustom(name === CUSTOM);
          if (name !== CUSTOM) onChange(stacks[name] || undefined);
        }}
      />
      {hasField && (
        <div className="grid gap-1">
          <label htmlFor={id} className="text-xs text-subtle">
            {`${label}, font family`}
          </label>
          <Input
            id={id}
            placeholder="Inter"
            spellCheck={false}
            maxLength={200}
            value={typed ?? value}
            aria-invalid={!isValid || undefined}
            aria-describedby={`${id}hint`}
            onChange={({ target }) => {
              const css = cssOf(target.value);
              setTyped(target.value);
              if (isPossible(css)) onChange(css || undefined);
            }}
            onBlur={() => setTyped(undefined)}
          />
          <p id={`${id}hint`} className="text-xs text-subtle empty:hidden">
            {hintOf(isValid, family)}
          </p>
        </div>
      )}
    </>
  );
}

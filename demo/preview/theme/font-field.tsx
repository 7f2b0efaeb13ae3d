import { Input } from '@gatehouse/ui/kit';
import { useId, useState } from 'react';
import { Choice } from '../state/controls';
import { Theme } from './theme';

const CUSTOM = 'Custom';

interface FontFieldProps {
  label: string;
  /** Font stacks by name; an empty one is the default. */
  stacks: Readonly<Record<string, string>>;
  /** CSS value; undefined for the default. */
  value: string | undefined;
  onChange: (css: string | undefined) => void;
}

/** Renders the choice of a typeface: one of a few stacks, or any font family. */
export function FontField({ label, stacks, value = '', onChange }: FontFieldProps) {
  const id = useId();
  const known = Object.keys(stacks).find((name) => stacks[name] === value);
  const [isCustom, setCustom] = useState(known === undefined);
  const [typed, setTyped] = useState<string>();
  const isValid = typed === undefined || Theme.safeParse({ metrics: { font: typed } }).success;
  const options = Object.fromEntries([...Object.keys(stacks), CUSTOM].map((name) => [name, name]));
  const hasField = isCustom || known === undefined;
  return (
    <>
      <Choice
        label={label}
        options={options}
        value={hasField ? CUSTOM : known}
        onChange={(name) => {
          setCustom(name === CUSTOM);
          if (name !== CUSTOM) onChange(stacks[name] || undefined);
        }}
      />
      {hasField && (
        <div className="control">
          <label htmlFor={id} className="control-label">
            {`${label}, font family`}
          </label>
          <Input
            id={id}
            placeholder="Inter, sans-serif"
            spellCheck={false}
            maxLength={200}
            value={typed ?? value}
            aria-invalid={!isValid || undefined}
            aria-describedby={`${id}hint`}
            onChange={({ target }) => {
              const css = target.value.trim();
              setTyped(target.value);
              if (css === '' || Theme.safeParse({ metrics: { font: css } }).success) onChange(css || undefined);
            }}
            onBlur={() => setTyped(undefined)}
          />
          <p id={`${id}hint`} className="hint">
            {isValid
              ? 'Visible here if this device has it. The host loads it.'
              : 'Names of typefaces, separated by commas.'}
          </p>
        </div>
      )}
    </>
  );
}

import { useId } from 'react';
import { usePortalTexts } from '../texts/provider';

interface FilterPillsProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  options: readonly Value[];
  /** Returns the label of an option. */
  nameOf: (option: Value) => string;
  /** Selected option; undefined selects all. */
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

/** Renders a single-choice filter as pills; the first one clears it. */
export function FilterPills<Value extends string>({
  label,
  options,
  nameOf,
  value,
  onChange,
}: FilterPillsProps<Value>) {
  const { all } = usePortalTexts('shell');
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="flex flex-wrap gap-2">
      {[undefined, ...options].map((option) => (
        <label
          key={option ?? ''}
          className="relative grid min-h-8 cursor-pointer place-items-center rounded-full border border-line bg-surface px-3 outline-offset-2 outline-ring transition-colors hover:border-control has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-2 forced-colors:has-checked:outline-3"
        >
          <input
            type="radio"
            name={name}
            className="absolute inset-0 cursor-pointer opacity-0"
            checked={value === option}
            onChange={() => onChange(option)}
          />
          <span>{option === undefined ? all : nameOf(option)}</span>
        </label>
      ))}
    </div>
  );
}

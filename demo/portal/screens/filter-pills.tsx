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
    <div role="radiogroup" aria-label={label} className="pills">
      {[undefined, ...options].map((option) => (
        <label key={option ?? ''} className="pill">
          <input type="radio" name={name} checked={value === option} onChange={() => onChange(option)} />
          <span>{option === undefined ? all : nameOf(option)}</span>
        </label>
      ))}
    </div>
  );
}

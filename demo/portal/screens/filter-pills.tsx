import { useId } from 'react';

interface FilterPillsProps<Value extends string> {
  /** What is chosen among; read, not seen. */
  label: string;
  options: readonly Value[];
  /** Undefined is all of them. */
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

/** One choice out of a few, all in sight; the first one takes the filter away. */
export function FilterPills<Value extends string>({ label, options, value, onChange }: FilterPillsProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="pills">
      {[undefined, ...options].map((option) => (
        <label key={option ?? ''} className="pill">
          <input type="radio" name={name} checked={value === option} onChange={() => onChange(option)} />
          <span>{option ?? 'All'}</span>
        </label>
      ))}
    </div>
  );
}

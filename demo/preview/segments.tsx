import { useId } from 'react';

interface SegmentsProps<T extends string> {
  label: string;
  options: readonly T[];
  value: T;
  onChange: (value: T) => void;
}

const shown = (option: string) =>
  option.length <= 3 ? option.toUpperCase() : option.charAt(0).toUpperCase() + option.slice(1);

/** One of a few words, side by side. */
export function Segments<T extends string>({ label, options, value, onChange }: SegmentsProps<T>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className="segments">
      <span id={id} className="segments-label">
        {label}
      </span>
      <div className="segments-row">
        {options.map((option) => (
          <label key={option} className="segment">
            <input type="radio" name={id} checked={option === value} onChange={() => onChange(option)} />
            {shown(option)}
          </label>
        ))}
      </div>
    </div>
  );
}

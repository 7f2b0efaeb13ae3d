import './segments.css';
import { useId } from 'react';

interface SegmentsProps<T extends string> {
  label: string;
  /** Options with their labels. */
  options: Readonly<Record<T, string>>;
  value: T;
  onChange: (value: T) => void;
  /** Accessible name of the group. */
  hidesLabel?: boolean;
}

/** Renders a segmented control for a few short options. */
export function Segments<T extends string>({ label, options, value, onChange, hidesLabel }: SegmentsProps<T>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-label={label} className="segments">
      {!hidesLabel && (
        <span aria-hidden className="control-label">
          {label}
        </span>
      )}
      <div className="segments-row">
        {(Object.keys(options) as T[]).map((option) => (
          <label key={option} className="segment">
            <input type="radio" name={id} checked={option === value} onChange={() => onChange(option)} />
            {options[option]}
          </label>
        ))}
      </div>
    </div>
  );
}

import { useId } from 'react';

interface SegmentsProps<T extends string> {
  label: string;
  /** Options with their labels. */
  options: Readonly<Record<T, string>>;
  value: T;
  onChange: (value: T) => void;
  /** Accessible name of the group. */
  hidesLabel?: boolean;
  /** Smaller, for more options. */
  isDense?: boolean;
}

/** Renders a segmented control for a few short options. */
export function Segments<T extends string>({ label, options, value, onChange, hidesLabel, isDense }: SegmentsProps<T>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-label={label} className="grid gap-1">
      {!hidesLabel && (
        <span aria-hidden className="text-xs text-subtle">
          {label}
        </span>
      )}
      <div
        className={`grid grid-flow-col gap-0.5 rounded-[8px] bg-muted p-0.5 ${isDense ? 'auto-cols-auto' : 'auto-cols-[1fr]'}`}
      >
        {(Object.keys(options) as T[]).map((option) => (
          <label
            key={option}
            className={`relative grid min-h-7 cursor-pointer place-items-center rounded-[6px] text-subtle hover:text-body has-checked:bg-body/18 has-checked:text-body has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-ring pointer-coarse:min-h-11 ${isDense ? 'px-1 text-xs' : 'px-2 text-[13px]'}`}
          >
            <input
              type="radio"
              name={id}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {options[option]}
          </label>
        ))}
      </div>
    </div>
  );
}

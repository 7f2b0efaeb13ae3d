import { Select, Switch } from '@gatehouse/ui/kit';
import { type ChangeEvent, type ReactNode, useId } from 'react';

/** Classes of a panel; it contains visually hidden texts, which would scroll the page otherwise. */
export const panelClass = 'relative overflow-y-auto pb-6';

interface ChoiceProps<T extends string> {
  label: string;
  options: Readonly<Record<T, string>>;
  value: T;
  onChange: (value: T) => void;
}

/** Renders a select. */
export function Choice<T extends string>({ label, options, value, onChange }: ChoiceProps<T>) {
  const id = useId();
  const names = Object.keys(options) as T[];
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-xs text-subtle">
        {label}
      </label>
      <Select
        id={id}
        value={value}
        onChange={({ target }) => onChange(names.find((name) => name === target.value) ?? value)}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {options[name]}
          </option>
        ))}
      </Select>
    </div>
  );
}

interface ToggleProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function Toggle({ label, checked, onChange }: ToggleProps) {
  const id = useId();
  return (
    <div className="flex min-h-7 items-center justify-between gap-3 text-[13px] pointer-coarse:min-h-11">
      <label htmlFor={id} className="flex-1 cursor-pointer">
        {label}
      </label>
      <Switch id={id} checked={checked} onChange={({ target }) => onChange(target.checked)} />
    </div>
  );
}

interface TogglesProps<T extends string> {
  label: string;
  options: Readonly<Record<T, string>>;
  /** Selected options. */
  on: readonly T[];
  onChange: (on: T[]) => void;
}

/** Renders a group of switches. */
export function Toggles<T extends string>({ label, options, on, onChange }: TogglesProps<T>) {
  const names = Object.keys(options) as T[];
  return (
    <fieldset className="grid gap-0.5">
      <legend className="pb-1 text-xs text-subtle">{label}</legend>
      {names.map((name) => (
        <Toggle
          key={name}
          label={options[name]}
          checked={on.includes(name)}
          onChange={(isOn) => onChange(names.filter((other) => (other === name ? isOn : on.includes(other))))}
        />
      ))}
    </fieldset>
  );
}

interface PartProps {
  title: string;
  /** Number of changes from the default. */
  note?: string;
  open?: boolean;
  children: ReactNode;
}

/** Renders a collapsible part of a panel. */
export function Part({ title, note, open = false, children }: PartProps) {
  return (
    <details className="border-b border-line" open={open}>
      <summary className="flex justify-between gap-2 px-4 py-2.5 text-[13px] font-medium hover:bg-muted pointer-coarse:min-h-11 pointer-coarse:items-center">
        {title}
        {note && <span className="font-normal text-info">{note}</span>}
      </summary>
      <div className="grid gap-3 px-4 pt-1 pb-4">{children}</div>
    </details>
  );
}

interface SegmentsProps<T extends string> {
  label: string;
  options: Readonly<Record<T, string>>;
  value: T;
  onChange: (value: T) => void;
  /** Accessible name of the group. */
  hidesLabel?: boolean;
  /** Smaller, for more options. */
  isDense?: boolean;
}

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

interface FileButtonProps {
  label: string;
  accept: string;
  onFile: (file: File) => void;
}

/** Renders a button that selects one file. The same file can be selected again. */
export function FileButton({ label, accept, onFile }: FileButtonProps) {
  const select = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <label className="relative cursor-pointer rounded-[6px] border border-control px-2.5 py-1.5 text-center text-[13px] has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-ring pointer-coarse:min-h-11 pointer-coarse:content-center">
      {label}
      <input type="file" className="absolute inset-0 cursor-pointer opacity-0" accept={accept} onChange={select} />
    </label>
  );
}

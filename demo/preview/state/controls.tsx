import { Select, Switch } from '@gatehouse/ui/kit';
import { type ReactNode, useId } from 'react';

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

/** Renders a switch with its label. */
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

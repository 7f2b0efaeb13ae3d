import './controls.css';
import './part.css';
import { Select, Switch } from '@gatehouse/ui/kit';
import { type ReactNode, useId } from 'react';

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
    <div className="control">
      <label htmlFor={id} className="control-label">
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
    <div className="toggle">
      <label htmlFor={id}>{label}</label>
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
    <fieldset className="toggles">
      <legend className="control-label">{label}</legend>
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
    <details className="part" open={open}>
      <summary>
        {title}
        {note && <span className="part-note">{note}</span>}
      </summary>
      <div className="part-body">{children}</div>
    </details>
  );
}

import './switch.css';
import type { ComponentProps } from 'react';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange'> {
  checked: boolean;
  onChange: (on: boolean) => void;
}

/** Renders a switch that takes effect at once; requires `aria-label` or a surrounding label. */
export function Switch({ checked, onChange, ...input }: SwitchProps) {
  return (
    <input
      {...input}
      type="checkbox"
      role="switch"
      className="switch"
      checked={checked}
      aria-checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

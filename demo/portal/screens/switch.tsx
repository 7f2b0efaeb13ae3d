import { Switch as KitSwitch } from '@gatehouse/ui/kit';
import type { ComponentProps } from 'react';

interface SwitchProps extends Omit<ComponentProps<typeof KitSwitch>, 'onChange'> {
  onChange: (on: boolean) => void;
}

/** Renders a switch that takes effect at once; requires `aria-label` or a surrounding label. */
export function Switch({ onChange, ...input }: SwitchProps) {
  return <KitSwitch {...input} onChange={(event) => onChange(event.target.checked)} />;
}

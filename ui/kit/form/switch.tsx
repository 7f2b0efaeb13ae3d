'use client';
import type { ReactNode } from 'react';
import { cn } from '../cn';
import { Switch, type SwitchProps } from './bare-switch';
import { describedBy, FieldNotes, type FieldProps } from './field';
import { useField } from './use-field';

export interface SwitchFieldProps
  extends Omit<FieldProps, 'optional' | 'aside' | 'labelHidden'>,
    Omit<SwitchProps, keyof FieldProps | 'value' | 'checked' | 'onChange' | 'onBlur'> {
  hint?: ReactNode;
}

/** Renders a boolean setting of a form: text first, switch at the end. */
export function SwitchField({ name, label, hint, className, ...props }: SwitchFieldProps) {
  const field = useField(name);
  return (
    <div data-slot="field" className={cn('gh:grid gh:grid-cols-[1fr_auto] gh:gap-x-6', className)}>
      <label htmlFor={field.id} className="gh:text-sm gh:font-medium">
        {label}
      </label>
      <Switch
        id={field.id}
        {...describedBy(field, hint)}
        {...props}
        {...field.register(name, { disabled: props.disabled })}
      />
      <div className="gh:-mt-1">
        <FieldNotes field={field} hint={hint} />
      </div>
    </div>
  );
}

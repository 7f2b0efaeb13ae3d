'use client';
import { useController } from 'react-hook-form';
import { AsyncCombobox } from '../../../kit/combobox/async-combobox';
import type { AsyncComboboxProps } from '../../../kit/combobox/combobox-props';
import { useField } from '../../../kit/form/use-field';

export interface PickerFieldProps extends Omit<AsyncComboboxProps, 'value' | 'onChange' | 'error'> {
  /** Name of the list of ids in the schema. */
  name: string;
}

/** Renders a form field that selects roles, groups or users. */
export function PickerField({ name, ...props }: PickerFieldProps) {
  const { error } = useField(name);
  const { field } = useController({ name });
  const value: unknown = field.value;
  const ids = Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  return <AsyncCombobox {...props} value={ids} onChange={field.onChange} error={error} />;
}

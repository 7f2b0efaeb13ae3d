'use client';
import { BoxField, type BoxFieldProps, BoxForm, type BoxFormProps } from './box-form';

export interface FieldFormProps
  extends Omit<BoxFormProps, 'onSubmit' | 'children' | 'refused'>,
    Omit<BoxFieldProps, 'name' | 'optional'> {
  onSubmit: (value: string) => Promise<void>;
}

/** A form of one field. */
export function FieldForm({ submit, busy, error, errorText, onSubmit, ...field }: FieldFormProps) {
  return (
    <BoxForm {...{ submit, busy, error, errorText }} onSubmit={({ value = '' }) => onSubmit(value)}>
      <BoxField name="value" {...field} />
    </BoxForm>
  );
}

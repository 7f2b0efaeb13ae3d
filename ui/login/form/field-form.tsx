'use client';
import type { ReactNode } from 'react';
import { BoxField, type BoxFieldProps, BoxForm, type BoxFormProps } from './box-form';

export interface FieldFormProps
  extends Omit<BoxFormProps, 'onSubmit' | 'children' | 'refused'>,
    Omit<BoxFieldProps, 'name' | 'optional'> {
  onSubmit: (value: string) => Promise<void>;
  /** Rendered between the field and the button. */
  before?: ReactNode;
}

/** Renders a form with a single field. */
export function FieldForm({ submit, busy, error, errorText, before, onSubmit, ...field }: FieldFormProps) {
  return (
    <BoxForm
      submit={submit}
      busy={busy}
      error={error}
      errorText={errorText}
      onSubmit={({ value = '' }) => onSubmit(value)}
    >
      <BoxField name="value" {...field} />
      {before}
    </BoxForm>
  );
}

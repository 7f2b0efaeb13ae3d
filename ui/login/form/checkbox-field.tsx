'use client';
import type { ReactNode } from 'react';
import { Checkbox } from '../../kit/form/checkbox';
import { describedBy, FieldNotes } from '../../kit/form/field';
import { useBoxField } from './box-form';

export interface CheckboxFieldProps {
  name: string;
  label: ReactNode;
  /** Error of an unchecked required checkbox. */
  missing?: string;
  defaultChecked?: boolean;
}

/** Renders a checkbox in a form with several fields. */
export function CheckboxField({ name, label, missing, defaultChecked }: CheckboxFieldProps) {
  const { field, input, edit } = useBoxField({ name, check: (value) => (value === '' ? missing : undefined) });
  return (
    <div data-slot="field" className="gh:grid gh:grid-cols-[auto_1fr] gh:gap-x-3">
      <Checkbox
        ref={input}
        id={field.id}
        name={name}
        defaultChecked={defaultChecked}
        required={missing !== undefined}
        onChange={edit}
        className="gh:mt-0.5"
        {...describedBy(field, undefined)}
      />
      <label htmlFor={field.id} className="gh:text-sm">
        {label}
      </label>
      <div className="gh:col-start-2">
        <FieldNotes field={field} />
      </div>
    </div>
  );
}

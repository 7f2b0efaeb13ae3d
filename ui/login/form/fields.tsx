'use client';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Checkbox } from '../../kit/form/checkbox';
import { describedBy, FieldNotes } from '../../kit/form/field';
import { Input } from '../../kit/form/input';
import { BoxField, type BoxFieldProps, useBoxField } from './box-form';

type InputProps = Pick<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'defaultValue' | 'dir' | 'autoCapitalize' | 'spellCheck'
>;

export interface TextFieldProps extends Omit<BoxFieldProps, 'check' | 'children'>, InputProps {
  /** Error of an empty required field. */
  missing?: string;
  /** Returns the error of a non-empty value, or undefined. */
  check?: (value: string) => string | undefined;
  /** Whether the field is focused when its step mounts. Default false. */
  isFirst?: boolean;
}

/** Renders a text field in a form with several fields. */
export function TextField({
  name,
  label,
  hint,
  aside,
  optional,
  secret,
  missing,
  check,
  isFirst = false,
  ...input
}: TextFieldProps) {
  const checkAll = (value: string) => (value.trim() === '' ? missing : undefined) ?? check?.(value);
  return (
    <BoxField name={name} label={label} hint={hint} aside={aside} optional={optional} secret={secret} check={checkAll}>
      {(field) => <Input {...field} {...input} name={name} {...(isFirst && { 'data-step-focus': '' })} />}
    </BoxField>
  );
}

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

'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { Input } from '../../kit/form/input';
import { BoxField, type BoxFieldProps } from './box-form';

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

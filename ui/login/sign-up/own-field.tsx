'use client';
import { CheckboxField } from '../checkbox-field';
import type { OwnField } from '../own-fields';
import { TextField } from '../text-field';
import { useFlowTexts } from '../texts';

/** Names of the host's fields in the form; they never meet those of the box. */
export const ownName = (name: string): string => `own.${name}`;

/** What was typed, as it is stored with the user; fields that stayed empty are left out. */
export const ownValue = ({ type }: OwnField, value = ''): unknown => {
  if (type === 'checkbox') return value !== '';
  const text = value.trim();
  if (text === '') return undefined;
  return type === 'number' ? Number(text) : text;
};

export interface OwnFieldInputProps {
  name: string;
  field: OwnField;
}

/** One field of the host. */
export function OwnFieldInput({ name, field }: OwnFieldInputProps) {
  const { missing } = useFlowTexts('signUp');
  const { label, type = 'text', required = false, autoComplete } = field;
  const needed = required ? missing : undefined;
  if (type === 'checkbox') return <CheckboxField name={ownName(name)} label={label} missing={needed} />;
  return (
    <TextField
      name={ownName(name)}
      label={label}
      type={type}
      optional={!required}
      missing={needed}
      autoComplete={autoComplete}
      dir={type === 'text' ? undefined : 'ltr'}
    />
  );
}

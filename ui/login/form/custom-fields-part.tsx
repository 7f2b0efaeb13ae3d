'use client';
import { numberIn } from '@gatehouse/sdk/text';
import type { ReactNode } from 'react';
import { useKitTexts } from '../../kit/texts';
import { useFlowTexts } from '../texts';
import { type CustomFieldPlace, fieldsIn, inputName, useCustomFields } from './custom-fields';
import { CheckboxField, TextField } from './fields';

interface CustomFieldsPartProps {
  place: CustomFieldPlace;
  /** Initial values by form field name. */
  initialValues?: Readonly<Record<string, string>>;
  /** Whether the first field is focused when its step mounts. Default false. */
  isFirst?: boolean;
  /** Error of terms that are not accepted. Without it the form has no terms. */
  termsMissing?: string;
  /** Rendered between the fields and the terms. */
  children?: ReactNode;
}

/** Renders the host's additions to a form: its fields, and the terms at the end. */
export function CustomFieldsPart({
  place,
  initialValues = {},
  isFirst = false,
  termsMissing,
  children,
}: CustomFieldsPartProps) {
  const { fillIn } = useFlowTexts('box');
  const { invalid } = useKitTexts();
  const customFields = useCustomFields();
  // Not `type="number"`, which drops digits of other scripts while they are typed.
  const number = {
    inputMode: 'decimal',
    check: (value: string) => (Number.isNaN(numberIn(value)) ? invalid : undefined),
  } as const;
  return (
    <>
      {fieldsIn(customFields, place).map(([name, field], at) => {
        const { label, type = 'text', required = false, autoComplete } = field;
        const input = { name: inputName(name), label, missing: required ? fillIn : undefined };
        const initialValue = initialValues[input.name];
        if (type === 'checkbox')
          return <CheckboxField key={name} {...input} defaultChecked={initialValue === 'true'} />;
        return (
          <TextField
            key={name}
            {...input}
            {...(type === 'number' ? number : { type })}
            autoComplete={autoComplete}
            optional={!required}
            defaultValue={initialValue}
            isFirst={isFirst && at === 0}
            dir={type === 'text' ? undefined : 'ltr'}
          />
        );
      })}
      {children}
      {customFields.terms && termsMissing !== undefined && (
        <CheckboxField name="terms" label={customFields.terms} missing={termsMissing} />
      )}
    </>
  );
}

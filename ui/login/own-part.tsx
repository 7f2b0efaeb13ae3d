'use client';
import type { ReactNode } from 'react';
import { CheckboxField } from './checkbox-field';
import { fieldsIn, type OwnFieldPlace, ownName, useOwnFields } from './own-fields';
import { TextField } from './text-field';
import { useFlowTexts } from './texts';

export interface OwnPartProps {
  place: OwnFieldPlace;
  /** What was typed before, by the names in the form. */
  typed?: Readonly<Record<string, string>>;
  /** The first field takes the focus when its step appears. */
  isFirst?: boolean;
  /** Below the terms that have to be accepted; without it they are not asked for. */
  termsMissing?: string;
  /** Between the fields and the terms. */
  children?: ReactNode;
}

/** What the host adds to a form: its fields, and the terms at the end. */
export default function OwnPart({ place, typed = {}, isFirst = false, termsMissing, children }: OwnPartProps) {
  const { fillIn } = useFlowTexts('box');
  const own = useOwnFields();
  return (
    <>
      {fieldsIn(own, place).map(([name, field], at) => {
        const { label, type = 'text', required = false, autoComplete } = field;
        const input = { name: ownName(name), label, missing: required ? fillIn : undefined };
        const before = typed[input.name];
        if (type === 'checkbox') return <CheckboxField key={name} {...input} defaultChecked={before === 'true'} />;
        return (
          <TextField
            key={name}
            {...input}
            {...{ type, autoComplete }}
            optional={!required}
            defaultValue={before}
            isFirst={isFirst && at === 0}
            dir={type === 'text' ? undefined : 'ltr'}
          />
        );
      })}
      {children}
      {own.terms && termsMissing !== undefined && (
        <CheckboxField name="terms" label={own.terms} missing={termsMissing} />
      )}
    </>
  );
}

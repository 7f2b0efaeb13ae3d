'use client';
import { CheckboxField } from './checkbox-field';
import { fieldsIn, type OwnField, type OwnFieldPlace, type OwnFields, useOwnFields } from './own-fields';
import { TextField } from './text-field';
import { useFlowTexts } from './texts';

/** Names of the host's fields in the form; they never meet those of the box. */
const ownName = (name: string): string => `own.${name}`;

/** What was typed, as it is stored with the user; fields that stayed empty are left out. */
const ownValue = ({ type }: OwnField, value = ''): unknown => {
  if (type === 'checkbox') return value !== '';
  const text = value.trim();
  if (text === '') return undefined;
  return type === 'number' ? Number(text) : text;
};

/** What was typed into the host's fields of a form. */
export const ownValues = (
  values: Readonly<Record<string, string>>,
  own: OwnFields,
  place: OwnFieldPlace,
): Record<string, unknown> => {
  const all = fieldsIn(own, place).map(([name, field]) => [name, ownValue(field, values[ownName(name)])] as const);
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
};

export interface OwnFieldInputsProps {
  place: OwnFieldPlace;
  /** What was typed before, by the names in the form. */
  typed?: Readonly<Record<string, string>>;
  /** The first one takes the focus when its step appears. */
  isFirst?: boolean;
}

/** The host's fields of a form. */
export function OwnFieldInputs({ place, typed = {}, isFirst = false }: OwnFieldInputsProps) {
  const { fillIn } = useFlowTexts('box');
  return fieldsIn(useOwnFields(), place).map(([name, field], at) => {
    const { label, type = 'text', required = false, autoComplete } = field;
    const own = { name: ownName(name), label, missing: required ? fillIn : undefined };
    const before = typed[own.name];
    if (type === 'checkbox') return <CheckboxField key={name} {...own} defaultChecked={before === 'true'} />;
    return (
      <TextField
        key={name}
        {...own}
        {...{ type, autoComplete }}
        optional={!required}
        defaultValue={before}
        isFirst={isFirst && at === 0}
        dir={type === 'text' ? undefined : 'ltr'}
      />
    );
  });
}

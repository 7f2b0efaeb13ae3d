'use client';
import { numberIn } from '@gatehouse/sdk/text';
import { createContext, type ReactNode, useContext } from 'react';

/** Forms that may contain fields of the host: sign-up, activation by email, and invitation. */
export type CustomFieldPlace = 'signUp' | 'activate' | 'invitation';

/** A field that the host adds to the forms of new users. */
export interface CustomField {
  label: string;
  /** Input type. Default `text`. */
  type?: 'text' | 'tel' | 'url' | 'number' | 'checkbox';
  required?: boolean;
  /** `autocomplete` value of the input. */
  autoComplete?: string;
  /** Forms that contain the field. Default: sign-up only. */
  in?: readonly CustomFieldPlace[];
}

/** Fields of the host in forms of new users. Keep the objects stable between renders. */
export interface CustomFields {
  /** Fields by name; their values are stored in the user's metadata. */
  fields?: Readonly<Record<string, CustomField>>;
  /** Label of a required checkbox, with links to the terms. */
  terms?: ReactNode;
  /** Adds a phone number field to the sign-up. Default: no field. */
  phone?: 'optional' | 'required';
}

const CustomFieldsContext = createContext<CustomFields>({});
export const CustomFieldsProvider = CustomFieldsContext.Provider;
export const useCustomFields = (): CustomFields => useContext(CustomFieldsContext);

/** Returns the host's fields of a form. */
export const fieldsIn = (
  { fields = {} }: Pick<CustomFields, 'fields'>,
  place: CustomFieldPlace,
): [string, CustomField][] => Object.entries(fields).filter(([, field]) => (field.in ?? ['signUp']).includes(place));

/** Returns the form name of a host field, prefixed so that it never collides with a field of the box. */
export const inputName = (name: string): string => `own.${name}`;

/** Converts an input to the value stored with the user; empty fields are omitted. */
const customFieldValue = ({ type }: CustomField, value = ''): unknown => {
  if (type === 'checkbox') return value !== '';
  if (type === 'number') return numberIn(value);
  return value.trim() || undefined;
};

/** Returns the values of the host's fields in a form. */
export const customFieldValues = (
  values: Readonly<Record<string, string>>,
  customFields: CustomFields,
  place: CustomFieldPlace,
): Record<string, unknown> => {
  const all = fieldsIn(customFields, place).map(
    ([name, field]) => [name, customFieldValue(field, values[inputName(name)])] as const,
  );
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
};

/** Returns the date on which the terms were accepted, in the provider's format. */
export const today = (): string => new Date().toISOString();

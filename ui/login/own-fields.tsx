'use client';
import { createContext, type ReactNode, useContext } from 'react';

/** Forms that may have fields of the host: sign-up, activation by email, and invitation. */
export type OwnFieldPlace = 'signUp' | 'activate' | 'invitation';

/** A field that the host adds to forms of new users. */
export interface OwnField {
  label: string;
  /** Default `text`. */
  type?: 'text' | 'tel' | 'url' | 'number' | 'checkbox';
  required?: boolean;
  /** `autocomplete` value of the input. */
  autoComplete?: string;
  /** Forms that have the field. Default: sign-up only. */
  in?: readonly OwnFieldPlace[];
}

/** Fields of the host in forms of new users. Keep the objects stable between renders. */
export interface OwnFields {
  /** Fields by name; their values are stored in the user's metadata. */
  fields?: Readonly<Record<string, OwnField>>;
  /** Label of a required checkbox, with links to the terms. */
  terms?: ReactNode;
  /** Adds a phone number field to the sign-up. Default: no field. */
  phone?: 'optional' | 'required';
}

const OwnFieldsContext = createContext<OwnFields>({});
export const OwnFieldsProvider = OwnFieldsContext.Provider;
export const useOwnFields = (): OwnFields => useContext(OwnFieldsContext);

/** The host's fields that a form has. */
export const fieldsIn = ({ fields = {} }: Pick<OwnFields, 'fields'>, place: OwnFieldPlace): [string, OwnField][] =>
  Object.entries(fields).filter(([, field]) => (field.in ?? ['signUp']).includes(place));

/** Names of the host's fields in the form; they never meet those of the box. */
export const ownName = (name: string): string => `own.${name}`;

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

/** The day on which the terms were accepted, as the provider keeps it. */
export const today = (): string => new Date().toISOString();

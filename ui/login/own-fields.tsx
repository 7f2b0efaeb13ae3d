'use client';
import { createContext, type ReactNode, useContext } from 'react';

/** Forms that may contain fields of the host: sign-up, activation by email, and invitation. */
export type OwnFieldPlace = 'signUp' | 'activate' | 'invitation';

/** A field that the host adds to the forms of new users. */
export interface OwnField {
  label: string;
  /** Input type. Default `text`. */
  type?: 'text' | 'tel' | 'url' | 'number' | 'checkbox';
  required?: boolean;
  /** `autocomplete` value of the input. */
  autoComplete?: string;
  /** Forms that contain the field. Default: sign-up only. */
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

/** Returns the host's fields of a form. */
export const fieldsIn = ({ fields = {} }: Pick<OwnFields, 'fields'>, place: OwnFieldPlace): [string, OwnField][] =>
  Object.entries(fields).filter(([, field]) => (field.in ?? ['signUp']).includes(place));

/** Returns the form name of a host field, prefixed so that it never collides with a field of the box. */
export const ownName = (name: string): string => `own.${name}`;

/** Converts an input to the value stored with the user; empty fields are omitted. */
const ownValue = ({ type }: OwnField, value = ''): unknown => {
  if (type === 'checkbox') return value !== '';
  const text = value.trim();
  if (text === '') return undefined;
  return type === 'number' ? Number(text) : text;
};

/** Returns the values of the host's fields in a form. */
export const ownValues = (
  values: Readonly<Record<string, string>>,
  own: OwnFields,
  place: OwnFieldPlace,
): Record<string, unknown> => {
  const all = fieldsIn(own, place).map(([name, field]) => [name, ownValue(field, values[ownName(name)])] as const);
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
};

/** Returns the date on which the terms were accepted, in the provider's format. */
export const today = (): string => new Date().toISOString();

'use client';
import { createContext, type ReactNode, useContext } from 'react';

/** A field that the host adds to the sign-up. */
export interface OwnField {
  label: string;
  /** Default `text`. */
  type?: 'text' | 'tel' | 'url' | 'number' | 'checkbox';
  required?: boolean;
  /** What the browser may fill in. */
  autoComplete?: string;
}

/** What the host adds to forms that make a user. Keep the objects the same between renders. */
export interface OwnFields {
  /** Further fields by their names; what is typed is stored with the user. */
  fields?: Readonly<Record<string, OwnField>>;
  /** Label of a box that has to be ticked, with links to the terms. */
  terms?: ReactNode;
}

const OwnFieldsContext = createContext<OwnFields>({});
export const OwnFieldsProvider = OwnFieldsContext.Provider;
export const useOwnFields = (): OwnFields => useContext(OwnFieldsContext);

/** The day on which the terms were accepted, as the provider keeps it. */
export const today = (): string => new Date().toISOString();

'use client';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { kitTexts } from './english';
import type { KitPartTexts } from './part-texts';

/** Texts of the kit's own controls; all other texts are props. */
export interface KitTexts {
  /** BCP 47 tag of the texts; charts format numbers and dates in it. */
  language: string;
  loading: string;
  close: string;
  cancel: string;
  confirm: string;
  done: string;
  retry: string;
  dismiss: string;
  copy: string;
  copied: string;
  /** Rendered if the browser denies access to the clipboard. */
  copyFailed: string;
  download: string;
  optional: string;
  /** Rendered below an empty required field. */
  required: string;
  /** Rendered below an invalid field whose schema has no message. */
  invalid: string;
  showPassword: string;
  hidePassword: string;
  search: string;
  clearSearch: string;
  noMatches: string;
  loadFailed: string;
  notifications: string;
  /** Rendered below a code that is sent without a button. */
  sentWhenComplete: string;
  characters(used: number, limit: number): string;
  /** Texts of components that only administration pages use. Default: English. */
  parts?: KitPartTexts;
  /** Returns the message of a thrown value. */
  describeError(error: unknown): string;
  /** Returns an action for errors that a retry cannot fix. Default: none. */
  remedyOf?(error: unknown): { label: string; onSelect: () => void } | undefined;
}

const english: KitTexts = {
  ...kitTexts,
  describeError: (error) =>
    error instanceof Error && error.message ? error.message : 'Something went wrong. Try again.',
};

const TextsContext = createContext(english);

interface KitTextsProviderProps {
  /** Overrides of the English defaults. */
  texts: Partial<KitTexts>;
  children: ReactNode;
}

/** Provides the kit's texts in another language. */
export function KitTextsProvider({ texts, children }: KitTextsProviderProps) {
  const outer = useContext(TextsContext);
  const merged = useMemo(() => ({ ...outer, ...texts }), [outer, texts]);
  return <TextsContext.Provider value={merged}>{children}</TextsContext.Provider>;
}

/** Returns the kit's texts. */
export const useKitTexts = () => useContext(TextsContext);

'use client';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type KitTexts, kitTexts } from './english';

export type { KitTexts };

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

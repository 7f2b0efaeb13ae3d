'use client';
import { createContext, useContext, useMemo } from 'react';
import { useTexts } from '../../react/texts';
import { type Formats, languageFormats } from './language-formats';

/** Formats of the account; undefined where they follow the language. */
export const FormatsContext = createContext<Formats | undefined>(undefined);

/** Returns what writes dates and times here; stable until the language or the formats of the account change. */
export const useFormats = (): Formats => {
  const own = useContext(FormatsContext);
  const { language } = useTexts();
  return useMemo(() => own ?? languageFormats(language), [own, language]);
};

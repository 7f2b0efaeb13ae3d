'use client';
import { createContext, useContext, useMemo } from 'react';
import { useTexts } from '../../../react/texts';
import { type Formats, languageFormats } from './language-formats';

/** Context of the account's formats; undefined if they follow the language. */
export const FormatsContext = createContext<Formats | undefined>(undefined);

/** Returns the date and time formats; stable until the language or the account's formats change. */
export const useFormats = (): Formats => {
  const own = useContext(FormatsContext);
  const { language } = useTexts();
  return useMemo(() => own ?? languageFormats(language), [own, language]);
};

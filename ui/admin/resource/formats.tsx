'use client';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { chunk, useChunk } from '../../kit/chunk';
import { useTexts } from '../../react/texts';
import { type Formats, languageFormats } from './language-formats';

const FormatsContext = createContext<Formats | undefined>(undefined);

/** Nobody waits for the account's own formats: until they are there, dates follow the language. */
const source = chunk(() => import('./formats-source'));

/** Gives the formats of the account to every page inside; they change as soon as they are saved. */
export function FormatsProvider({ children }: { children: ReactNode }) {
  const [own, setOwn] = useState<Formats>();
  const { Part: Source } = useChunk(source);
  return (
    <FormatsContext.Provider value={own}>
      {Source && <Source onFormats={setOwn} />}
      {children}
    </FormatsContext.Provider>
  );
}

/** Returns what writes dates and times here; stable until the language or the formats of the account change. */
export const useFormats = (): Formats => {
  const own = useContext(FormatsContext);
  const { language } = useTexts();
  return useMemo(() => own ?? languageFormats(language), [own, language]);
};

'use client';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { chunk, useChunk } from '../../kit/chunk';
import { useTexts } from '../../react/texts';

/** A moment: milliseconds since the epoch, or an ISO text. */
type Moment = number | string;

/** Writes dates and times as the account does. */
export interface Formats {
  date: (moment: Moment) => string;
  /** Date and time. */
  moment: (moment: Moment) => string;
  /** Date and time with the weekday, for tooltips. */
  full: (moment: Moment) => string;
  /** Currency of the account, where it chose one. */
  currency?: string | null;
}

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

/** Returns the formats in which one language writes dates. */
export const languageFormats = (language: string): Formats => {
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, options);
    return (moment: Moment) => format.format(typeof moment === 'number' ? moment : Date.parse(moment));
  };
  return {
    date: write({ dateStyle: 'medium' }),
    moment: write({ dateStyle: 'medium', timeStyle: 'short' }),
    full: write({ dateStyle: 'full', timeStyle: 'long' }),
  };
};

/** Returns what writes dates and times here; stable until the language or the formats of the account change. */
export const useFormats = (): Formats => {
  const own = useContext(FormatsContext);
  const { language } = useTexts();
  return useMemo(() => own ?? languageFormats(language), [own, language]);
};

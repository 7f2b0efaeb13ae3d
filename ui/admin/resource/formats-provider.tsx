'use client';
import { type ReactNode, useState } from 'react';
import { chunk, useChunk } from '../../kit/chunk';
import { FormatsContext } from './formats';
import type { Formats } from './language-formats';

/** Rendering does not wait for the account's formats: until they have loaded, dates follow the language. */
const source = chunk(() => import('./formats-source'));

/** Provides the account's formats to the pages inside; a save updates them immediately. */
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

'use client';
import type { Identity } from '@gatehouse/sdk';
import { type FormEvent, useCallback, useState } from 'react';
import { useIdentity } from '../react/identity';

const KEY = 'GATEHOUSE_TYPED';

const read = ({ environment }: Identity): Readonly<Record<string, string>> => {
  try {
    const kept: unknown = JSON.parse(environment.tab.getItem(KEY) ?? '{}');
    const entries = Object.entries(typeof kept === 'object' && kept !== null ? kept : {});
    return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
};

/** What may never be kept: passwords, shown ones as well, codes, and what has to be agreed to anew. */
const isKept = ({ name, autocomplete }: HTMLInputElement): boolean =>
  name !== '' && name !== 'password' && name !== 'terms' && !/password|one-time-code/.test(autocomplete);

/** Keeps what is typed into a form over a reload of the tab. */
export const useKeptValues = () => {
  const identity = useIdentity();
  const [values] = useState(() => read(identity));
  const onInput = useCallback(
    ({ target }: FormEvent<HTMLFormElement>) => {
      if (!(target instanceof HTMLInputElement) || !isKept(target)) return;
      const value = target.type === 'checkbox' ? String(target.checked) : target.value;
      identity.environment.tab.setItem(KEY, JSON.stringify({ ...read(identity), [target.name]: value }));
    },
    [identity],
  );
  return { values, onInput };
};

/** Forgets what was typed, once it was sent. */
export const forgetTyped = ({ environment }: Identity): void => environment.tab.removeItem(KEY);

'use client';
import type { Identity } from '@gatehouse/sdk';
import { type FormEvent, useCallback, useState } from 'react';
import { useIdentity } from '../react/identity';

const KEY = 'GATEHOUSE_TYPED';

const read = ({ environment }: Identity): Readonly<Record<string, string>> => {
  try {
    const stored: unknown = JSON.parse(environment.tab.getItem(KEY) ?? '{}');
    const entries = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
    return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
};

/** Returns whether a field may be stored: never passwords, including revealed ones, codes, and consents. */
const isStorable = ({ name, autocomplete }: HTMLInputElement): boolean =>
  name !== '' && name !== 'password' && name !== 'terms' && !/password|one-time-code/.test(autocomplete);

/** Stores the values of a form across reloads of the tab. */
export const useStoredValues = () => {
  const identity = useIdentity();
  const [values] = useState(() => read(identity));
  const onInput = useCallback(
    ({ target }: FormEvent<HTMLFormElement>) => {
      if (!(target instanceof HTMLInputElement) || !isStorable(target)) return;
      const value = target.type === 'checkbox' ? String(target.checked) : target.value;
      identity.environment.tab.setItem(KEY, JSON.stringify({ ...read(identity), [target.name]: value }));
    },
    [identity],
  );
  return { values, onInput };
};

/** Clears the stored values after submission. */
export const clearStoredValues = ({ environment }: Identity): void => environment.tab.removeItem(KEY);

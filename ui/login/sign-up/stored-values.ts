'use client';
import { readTypedValues, storeTypedValue } from '@gatehouse/sdk/typed-values';
import { type FormEvent, useCallback, useState } from 'react';
import { useIdentity } from '../../react/identity';

/** Returns whether a field may be stored: never passwords, including revealed ones, codes, and consents. */
const isStorable = ({ name, autocomplete }: HTMLInputElement): boolean =>
  name !== '' && name !== 'password' && name !== 'terms' && !/password|one-time-code/.test(autocomplete);

/** Stores the values of a form across reloads of the tab. */
export const useStoredValues = () => {
  const { environment } = useIdentity();
  const [values] = useState(() => readTypedValues(environment));
  const onInput = useCallback(
    ({ target }: FormEvent<HTMLFormElement>) => {
      if (!(target instanceof HTMLInputElement) || !isStorable(target)) return;
      const value = target.type === 'checkbox' ? String(target.checked) : target.value;
      storeTypedValue(environment, target.name, value);
    },
    [environment],
  );
  return { values, onInput };
};

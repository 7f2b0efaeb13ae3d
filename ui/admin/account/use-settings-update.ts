'use client';
import type { BoundMutation } from '@gatehouse/sdk';
import * as accountSettings from '@gatehouse/sdk/account-settings';
import { useMemo } from 'react';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';

/** Returns the mutation of the account's settings. A new name is read again wherever the account is shown. */
export const useSettingsUpdate = (): BoundMutation<
  accountSettings.SettingsChanges,
  accountSettings.AccountSettings
> => {
  const { session } = useIdentity();
  const { update } = useCapability(accountSettings);
  return useMemo(() => {
    const mutation = update();
    return {
      ...mutation,
      mutationFn: async (changes: accountSettings.SettingsChanges) => {
        const saved = await mutation.mutationFn(changes);
        // What was saved stays saved when the name cannot be read again.
        if (changes.name !== undefined) await session.refresh().catch(() => undefined);
        return saved;
      },
    };
  }, [update, session]);
};

'use client';
import type { BoundMutation } from '@gatehouse/sdk';
import * as accountSettings from '@gatehouse/sdk/account-settings';
import * as profile from '@gatehouse/sdk/profile';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';

/** Returns the mutation of the account's settings. A new name refetches every query that contains the account. */
export const useSettingsUpdate = (): BoundMutation<
  accountSettings.SettingsChanges,
  accountSettings.AccountSettings
> => {
  const { isTenantPerTab: perTab } = useIdentity();
  const client = useQueryClient();
  const { tenants } = useCapability(profile);
  const { update } = useCapability(accountSettings);
  return useMemo(() => {
    const mutation = update();
    return {
      ...mutation,
      mutationFn: async (changes: accountSettings.SettingsChanges) => {
        const saved = await mutation.mutationFn(changes);
        // A failed refetch of the name does not undo the save.
        if (changes.name !== undefined) await client.fetchQuery(tenants({ perTab })).catch(() => undefined);
        return saved;
      },
    };
  }, [update, tenants, client, perTab]);
};

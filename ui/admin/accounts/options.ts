'use client';
import * as accounts from '@gatehouse/sdk/accounts';
import * as roles from '@gatehouse/sdk/roles';
import { useQueryClient } from '@tanstack/react-query';
import type { ComboboxItem } from '../../kit/combobox/combobox-options';
import { useCapability } from '../../react/capability';
import { type Options, optionsOf } from '../archetypes/form/picker-field';
import { useProviderNames } from '../archetypes/formats/use-provider-names';
import { accountName } from './account';

/** Stale time of the picker lists in milliseconds. */
const FRESH = 60_000;

/**
 * Returns the vendor's roles, which exist in every account, and the account's own roles already assigned to its users.
 */
export const useSharedRoles = (assigned: readonly { id: string; name: string }[] = []): Options => {
  const client = useQueryClient();
  const list = useCapability(roles).listTeam();
  const names = useProviderNames();
  return optionsOf(async () => {
    const all = names.roles(await client.fetchQuery({ ...list, staleTime: FRESH }));
    const shared = all.filter(({ tenantId }) => !tenantId);
    return [...shared, ...assigned.filter(({ id }) => !shared.some((role) => role.id === id))];
  });
};

/** Returns the sub-accounts as picker options, searched on the server. */
export const useAccountOptions = (): Options => {
  const client = useQueryClient();
  const { list, tree } = useCapability(accounts);
  const asItem = (account: accounts.AccountRow): ComboboxItem => ({
    id: account.tenantId,
    label: accountName(account),
  });
  return {
    load: async (search, page) => {
      const { items, hasMore } = await client.fetchQuery({ ...list({ search, page }), staleTime: FRESH });
      return { items: items.map(asItem), hasMore };
    },
    resolve: async (ids) => {
      const fullTree = await client.fetchQuery({ ...tree({}), staleTime: FRESH });
      const names = accounts.namesOf(fullTree);
      return ids.flatMap((id) => {
        const label = names.get(id);
        return label ? [{ id, label }] : [];
      });
    },
  };
};

'use client';
import * as accounts from '@gatehouse/sdk/accounts';
import * as roles from '@gatehouse/sdk/roles';
import { createSearch } from '@gatehouse/sdk/text';
import { useQueryClient } from '@tanstack/react-query';
import type { ComboboxItem, LoadItems, ResolveItems } from '../../kit/combobox/combobox-options';
import { useCapability } from '../../react/capability';
import { useProviderNames } from '../archetypes/formats/use-provider-names';
import { accountName } from './account';

const PAGE = 50;
/** Stale time of the picker lists in milliseconds. */
const FRESH = 60_000;

interface Options {
  load: LoadItems;
  resolve: ResolveItems;
}

/**
 * Returns the vendor's roles, which exist in every account, and the account's own roles already assigned to its users.
 */
export const useSharedRoles = (more: readonly { id: string; name: string }[] = []): Options => {
  const client = useQueryClient();
  const list = useCapability(roles).listTeam();
  const names = useProviderNames();
  const readAll = async (): Promise<ComboboxItem[]> => {
    const known = names.roles(await client.fetchQuery({ ...list, staleTime: FRESH }));
    const shared = known.filter(({ tenantId }) => !tenantId);
    const own = more.filter(({ id }) => !shared.some((role) => role.id === id));
    return [...shared, ...own].map(({ id, name }) => ({ id, label: name }));
  };
  return {
    load: async (search, page) => {
      const isFound = createSearch(search);
      const found = (await readAll()).filter(({ label }) => isFound(label));
      return { items: found.slice(page * PAGE, (page + 1) * PAGE), hasMore: found.length > (page + 1) * PAGE };
    },
    resolve: async (ids) => (await readAll()).filter(({ id }) => ids.includes(id)),
  };
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

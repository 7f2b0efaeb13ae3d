'use client';
import * as groups from '@gatehouse/sdk/groups';
import * as roles from '@gatehouse/sdk/roles';
import * as users from '@gatehouse/sdk/users';
import { useQueryClient } from '@tanstack/react-query';
import type { ComboboxItem } from '../../../kit/combobox/combobox-options';
import { useCapability } from '../../../react/capability';
import { useProviderNames } from '../formats/use-provider-names';
import { type Options, optionsOf, PAGE } from './picker-field';

/** Stale time of the picker lists in milliseconds. */
const FRESH = 60_000;

/** Returns users as picker options; the provider searches by name and email address. */
export const useUserOptions = (): Options => {
  const client = useQueryClient();
  const { list, byIds } = useCapability(users);
  const userItem = ({ id, name, email }: users.User): ComboboxItem =>
    name?.trim() ? { id, label: name, description: email } : { id, label: email };
  return {
    load: async (search, page) => {
      const filter = { search, page, pageSize: PAGE, sortBy: 'name', order: 'ASC', include: [] } as const;
      const { items, totalItems } = await client.fetchQuery({ ...list(filter), staleTime: FRESH });
      return { items: items.map(userItem), hasMore: totalItems > (page + 1) * PAGE };
    },
    resolve: async (ids) => {
      if (ids.length === 0) return [];
      return (await client.fetchQuery({ ...byIds(ids), staleTime: FRESH })).map(userItem);
    },
  };
};

/** Returns roles as picker options. */
export const useRoleOptions = (): Options => {
  const client = useQueryClient();
  const list = useCapability(roles).listTeam();
  const names = useProviderNames();
  return optionsOf(async () => names.roles(await client.fetchQuery({ ...list, staleTime: FRESH })));
};

/** Returns groups as picker options; groups managed by a directory cannot be selected. */
export const useGroupOptions = (): Options => {
  const client = useQueryClient();
  const list = useCapability(groups).list({ relations: 'roles' });
  return optionsOf(
    () => client.fetchQuery({ ...list, staleTime: FRESH }),
    ({ managedBy }) => managedBy !== 'scim2',
  );
};

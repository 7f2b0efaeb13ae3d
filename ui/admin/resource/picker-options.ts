'use client';
import * as groups from '@gatehouse/sdk/groups';
import * as roles from '@gatehouse/sdk/roles';
import { useQueryClient } from '@tanstack/react-query';
import type { ComboboxItem, LoadItems, ResolveItems } from '../../kit/combobox/combobox-options';
import { useCapability } from '../../react/capability';

const PAGE = 50;
/** Milliseconds for which a list of roles or groups serves the pickers without another call. */
const FRESH = 60_000;

interface Options {
  load: LoadItems;
  resolve: ResolveItems;
}

interface Named {
  id: string;
  name: string;
  description?: string | null | undefined;
}

const asItem = ({ id, name, description }: Named): ComboboxItem => ({
  id,
  label: name,
  ...(description && { description }),
});

/** Choices of a list that is read whole and searched here; some may have names and cannot be chosen. */
const optionsOf = <Item extends Named>(
  readAll: () => Promise<readonly Item[]>,
  isOffered: (item: Item) => boolean = () => true,
): Options => ({
  load: async (search, page) => {
    const wanted = search.toLowerCase();
    const found = (await readAll()).filter((item) => isOffered(item) && item.name.toLowerCase().includes(wanted));
    return {
      items: found.slice(page * PAGE, (page + 1) * PAGE).map(asItem),
      hasMore: found.length > (page + 1) * PAGE,
    };
  },
  resolve: async (ids) => (await readAll()).filter(({ id }) => ids.includes(id)).map(asItem),
});

/** Roles that can be chosen. */
export const useRoleOptions = (): Options => {
  const client = useQueryClient();
  const list = useCapability(roles).listTeam();
  return optionsOf(() => client.fetchQuery({ ...list, staleTime: FRESH }));
};

/** Groups that can be chosen; those of a directory are changed there. */
export const useGroupOptions = (): Options => {
  const client = useQueryClient();
  const list = useCapability(groups).list({ relations: 'roles' });
  return optionsOf(
    () => client.fetchQuery({ ...list, staleTime: FRESH }),
    ({ managedBy }) => managedBy !== 'scim2',
  );
};

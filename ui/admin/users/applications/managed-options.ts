'use client';
import * as applications from '@gatehouse/sdk/applications';
import { createSearch } from '@gatehouse/sdk/text';
import { useQuery } from '@tanstack/react-query';
import { useCapability } from '../../../react/capability';
import { useUser } from '../../../react/session';
import { isManaged } from './use-applications';

/** Returns the assignable applications as picker options. */
export const useManagedOptions = () => {
  const tenantId = useUser()?.tenantId;
  const { data: all = [] } = useQuery(useCapability(applications).list({ tenantId }));
  const items = all.filter(isManaged).map(({ id, name }) => ({ id, label: name ?? id }));
  return {
    items,
    load: async (search: string) => {
      const isMatch = createSearch(search);
      return { items: items.filter(({ label }) => isMatch(label)), hasMore: false };
    },
    resolve: async (ids: readonly string[]) => items.filter(({ id }) => ids.includes(id)),
  };
};

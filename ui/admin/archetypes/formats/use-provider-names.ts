'use client';
import type * as roles from '@gatehouse/sdk/roles';
import { useMemo } from 'react';
import { useTexts } from '../../../react/texts';
import { useAdminTexts } from '../../texts';
import { categoryName, withPermissionNames, withRoleNames } from './provider-names';

/** Returns functions that translate what the provider sends in English, for the `select` of a query. */
export const useProviderNames = () => {
  const { names } = useAdminTexts('frame');
  return useMemo(
    () => ({
      roles: <Role extends { name: string; tenantId?: string | null }>(all: readonly Role[]) =>
        withRoleNames(all, names),
      permissions: (all: readonly roles.Permission[]) => withPermissionNames(all, names),
      permissionGroups: (groups: readonly roles.PermissionGroup[]) =>
        groups.map((group) => ({
          ...group,
          category: group.category && { ...group.category, name: categoryName(group.category.name, names) },
          permissions: withPermissionNames(group.permissions, names),
        })),
    }),
    [names],
  );
};

/** Returns the language of the provider's own sentences, to mark them inside texts of another language. */
export const useProviderLanguage = (): 'en' | undefined => (/^en\b/i.test(useTexts().language) ? undefined : 'en');

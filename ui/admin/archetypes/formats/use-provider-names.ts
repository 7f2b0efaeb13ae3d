'use client';
import type * as roles from '@gatehouse/sdk/roles';
import { useMemo } from 'react';
import type { ProviderNames } from '../../../locales/en/admin/names';
import { useTexts } from '../../../react/texts';
import { useAdminTexts } from '../../texts';

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

const entry = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Returns the name of an event of the provider; undefined if it has none in this language. */
export const eventName = (key: string, names: ProviderNames): string | undefined => entry(names.events, key);

/** Returns the name of a permission of the administration; undefined if it has none in this language. */
export const permissionName = (key: string, names: ProviderNames): string | undefined => {
  const name = entry(names.permissions, key);
  if (name !== undefined) return name;
  const [prefix, , verb = '', noun = '', ...rest] = key.split('.');
  const object = entry(names.nouns, noun);
  return prefix === 'fe' && rest.length === 0 && object !== undefined ? entry(names.verbs, verb)?.(object) : undefined;
};

/** Returns the name of a category; the provider's if it has none in this language. */
export const categoryName = (name: string, names: ProviderNames): string => entry(names.categories, name) ?? name;

interface RoleLike {
  name: string;
  /** Account whose role it is; a standard role has none. */
  tenantId?: string | null;
}

interface PermissionLike {
  key: string;
  name: string;
  description?: string | null;
}

/** Translates the names of standard roles; those of an account are its own words. */
export const withRoleNames = <Role extends RoleLike>(roles: readonly Role[], names: ProviderNames): Role[] =>
  roles.map((role) => (role.tenantId ? role : { ...role, name: entry(names.roles, role.name) ?? role.name }));

const isSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * Translates the names of the provider's permissions, and leaves out what it describes in English, or only by the name
 * again.
 */
export const withPermissionNames = <Permission extends PermissionLike>(
  permissions: readonly Permission[],
  names: ProviderNames,
): Permission[] =>
  permissions.map((permission) => {
    const name = permissionName(permission.key, names);
    if (name !== undefined) return { ...permission, name, description: null };
    return isSame(permission.description ?? '', permission.name) ? { ...permission, description: null } : permission;
  });

import type { ProviderNames } from '../../../locales/en/admin/names';

const entry = <T>(known: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(known, key) ? known[key] : undefined;

/** Returns the name of an event of the provider; undefined if it has none in this language. */
export const eventName = (key: string, names: ProviderNames): string | undefined => entry(names.events, key);

/** Returns the name of a permission of the administration; undefined if it has none in this language. */
export const permissionName = (key: string, names: ProviderNames): string | undefined => {
  const own = entry(names.permissions, key);
  if (own !== undefined) return own;
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

/** Translates the names of the provider's permissions; the key replaces an English description. */
export const withPermissionNames = <Permission extends PermissionLike>(
  permissions: readonly Permission[],
  names: ProviderNames,
): Permission[] =>
  permissions.map((permission) => {
    const name = permissionName(permission.key, names);
    return name === undefined ? permission : { ...permission, name, description: permission.key };
  });

import type { Permission } from './contract';
import type { Assignments, RoleCatalog } from './effective-permissions';
import { coveredBy, wildcardsOf } from './role-edits';

/** Roles and groups of one user, before and after a change. */
export interface UserChange {
  userId: string;
  before: Assignments;
  after: Assignments;
}

/** A permission and the users affected. */
export interface ConcernedUsers {
  permission: Permission;
  userIds: string[];
}

/** Permissions that a change grants to users and revokes from them. */
export interface ChangesOfUsers {
  gained: ConcernedUsers[];
  lost: ConcernedUsers[];
}

/**
 * Returns which users gain and lose which permissions by a change, in the order of the permissions. A permission that
 * another role or a wildcard still grants is not lost.
 */
export const changesOfUsers = (users: readonly UserChange[], { roles, permissions }: RoleCatalog): ChangesOfUsers => {
  const wildcards = wildcardsOf(permissions);
  const carried = new Map(roles.map((role) => [role.id, role.permissions ?? []]));
  // Most users share a few combinations of roles.
  const cache = new Map<string, ReadonlySet<string>>();
  const permissionsOf = ({ roleIds, groups = [] }: Assignments): ReadonlySet<string> => {
    const ids = [...new Set([...roleIds, ...groups.flatMap((group) => group.roleIds)])].sort();
    const key = ids.join();
    const direct = new Set(ids.flatMap((id) => carried.get(id) ?? []));
    const held = cache.get(key) ?? new Set([...direct, ...coveredBy(direct, wildcards).keys()]);
    cache.set(key, held);
    return held;
  };
  const comparisons = users.map(({ userId, before, after }) => ({
    userId,
    hadBefore: permissionsOf(before),
    has: permissionsOf(after),
  }));
  const concerned = (isConcerned: (hadBefore: boolean, has: boolean) => boolean): ConcernedUsers[] =>
    permissions.flatMap((permission) => {
      const { id } = permission;
      const userIds = comparisons
        .filter(({ hadBefore, has }) => isConcerned(hadBefore.has(id), has.has(id)))
        .map(({ userId }) => userId);
      return userIds.length > 0 ? [{ permission, userIds }] : [];
    });
  return {
    gained: concerned((hadBefore, has) => !hadBefore && has),
    lost: concerned((hadBefore, has) => hadBefore && !has),
  };
};

import type { Group } from '@gatehouse/sdk/groups';
import * as roles from '@gatehouse/sdk/roles';
import type { Member } from './group-fields';

/** Roles that a group grants one user before and after a change. */
export interface RoleChange {
  user: Member;
  before: readonly string[];
  after: readonly string[];
}

/** Users who gain or lose the same permissions. */
export interface EffectLine {
  kind: 'gain' | 'lose';
  userIds: readonly string[];
  /** Names of the permissions. */
  permissions: readonly string[];
}

interface EffectContext extends roles.RoleCatalog {
  groupId: string | undefined;
  /** Roles assigned directly, by user id. */
  userRoles: Readonly<Record<string, readonly string[]>>;
  /** All groups with their roles and users. */
  groups: readonly Group[];
}

const linesOf = (kind: EffectLine['kind'], concerned: readonly roles.ConcernedUsers[]): EffectLine[] => {
  const lines = new Map<string, { userIds: readonly string[]; permissions: string[] }>();
  for (const { permission, userIds } of concerned) {
    const key = userIds.join();
    const line = lines.get(key) ?? { userIds, permissions: [] };
    line.permissions.push(permission.name);
    lines.set(key, line);
  }
  return [...lines.values()].map((line) => ({ kind, ...line })).sort((a, b) => b.userIds.length - a.userIds.length);
};

/** Returns who gains and who loses which permissions when a group's roles change, largest number of users first. */
export const effectLines = (
  changes: readonly RoleChange[],
  { groupId, userRoles, groups, ...catalog }: EffectContext,
): EffectLine[] => {
  const otherGroups = new Map<string, { id: string; roleIds: string[] }[]>();
  for (const group of groups) {
    if (group.id === groupId) continue;
    const held = { id: group.id, roleIds: group.roles?.map(({ id }) => id) ?? [] };
    for (const { id } of group.users ?? []) otherGroups.set(id, [...(otherGroups.get(id) ?? []), held]);
  }
  const { gained, lost } = roles.changesOfUsers(
    changes.map(({ user: { id }, before, after }) => {
      const elsewhere = otherGroups.get(id) ?? [];
      const roleIds = userRoles[id] ?? [];
      const withGroup = (groupRoleIds: readonly string[]) => ({
        roleIds,
        groups: [...elsewhere, { id: groupId ?? '', roleIds: groupRoleIds }],
      });
      return { userId: id, before: withGroup(before), after: withGroup(after) };
    }),
    catalog,
  );
  return [...linesOf('gain', gained), ...linesOf('lose', lost)];
};

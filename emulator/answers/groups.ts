import type { Call } from '../call';
import { ProviderError } from '../errors';
import { ownedRow, ownedRows } from '../resources/owned';
import type { GroupRow } from '../rows/accounts';
import { audited } from '../rules/audits';
import { changeableMember, keepingAnAdministrator, memberOf } from '../rules/members';
import { findMembership } from '../rules/memberships';
import { givableRoles } from '../rules/roles';
import { seenIn } from '../rules/users';
import type { AnswersOf } from './answers-of';
import { wireRole } from './profile';

type Relations = string | undefined;

const present = <T>(rows: readonly (T | undefined)[]): T[] => rows.filter((row) => row !== undefined);

const wireGroup =
  ({ db }: Call, relations: Relations) =>
  ({ roleIds, userIds, tenantId, createdAt: _, ...group }: GroupRow) => ({
    ...group,
    ...((relations === 'roles' || relations === 'rolesAndUsers') && {
      roles: present(roleIds.map((id) => db.roles.get(id))).map(wireRole),
    }),
    ...((relations === 'users' || relations === 'rolesAndUsers') && {
      users: present(userIds.map((id) => db.users.get(id))).map((known) => {
        const membership = findMembership(db, known.id, tenantId);
        const user = membership ? seenIn(known, membership) : known;
        return {
          id: user.id,
          email: user.email,
          name: user.name,
          profilePictureUrl: user.profilePictureUrl ?? null,
          activatedForTenant: membership?.activated ?? false,
          createdAt: membership?.createdAt ?? user.createdAt,
        };
      }),
    }),
  });

/** A group whose members may be changed by hand. */
const openGroup = (call: Call, groupId: string): GroupRow => {
  const group = ownedRow(call, 'groups', groupId);
  if (group.managedBy === 'frontegg') return group;
  throw new ProviderError(403, 'managed-by-directory', "Your company's directory keeps this group. Change it there.");
};

const setMembers = (call: Call, group: GroupRow, userIds: readonly string[]): undefined => {
  audited(call, { name: group.name, before: { userIds: group.userIds } });
  call.db.groups.patch(group.id, { userIds: [...new Set(userIds)] });
};

export const groups: AnswersOf<'groups'> = {
  list: (call, { _groupsRelations }) => ({ groups: ownedRows(call, 'groups').map(wireGroup(call, _groupsRelations)) }),
  get: (call, { groupId, _groupsRelations }) => wireGroup(call, _groupsRelations)(ownedRow(call, 'groups', groupId)),
  getByIds: (call, { groupsIds, _groupsRelations }) => ({
    groups: ownedRows(call, 'groups')
      .filter(({ id }) => groupsIds.includes(id))
      .map(wireGroup(call, _groupsRelations)),
  }),
  addUsers: (call, { groupId, userIds }) => {
    const group = openGroup(call, groupId);
    // Membership gives the group's roles: nobody hands out what stands above their own.
    givableRoles(call, group.roleIds);
    for (const id of userIds) memberOf(call, id);
    return setMembers(call, group, [...group.userIds, ...userIds]);
  },
  removeUsers: (call, { groupId, userIds }) => {
    const group = openGroup(call, groupId);
    for (const id of userIds) changeableMember(call, id);
    const rest = group.userIds.filter((id) => !userIds.includes(id));
    return keepingAnAdministrator(call, userIds, () => setMembers(call, group, rest));
  },
};

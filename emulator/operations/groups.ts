import { isGroupColor, type NewGroup } from '@gatehouse/sdk/contracts/groups';
import { canonicalName } from '@gatehouse/sdk/text';
import type { GroupRow } from '../db/rows/accounts';
import { present } from '../guards';
import type { Call } from '../http/call';
import { fieldError, ProviderError } from '../http/errors';
import { isoTime } from '../provider';
import { audited } from '../rules/audits/audits';
import { changeableMember, keepingAnAdministrator, keepingTheAdministration, memberOf } from '../rules/members/members';
import { findMembership } from '../rules/members/memberships';
import { givableRoles, wireRole } from '../rules/members/roles';
import { seenIn } from '../rules/members/users';
import { policies } from '../rules/policies/policies';
import { ownedRow, ownedRows } from '../rules/resources/owned';
import { type OperationsOf, operation, type Rule } from './operation';

type Relations = string | undefined;

const wireGroup =
  ({ db }: Call, relations: Relations) =>
  ({ roleIds, userIds, tenantId, createdAt: _, ...group }: GroupRow) => ({
    ...group,
    ...((relations === 'roles' || relations === 'rolesAndUsers') && {
      roles: present(roleIds.map((id) => db.roles.get(id))).map(wireRole),
    }),
    ...((relations === 'users' || relations === 'rolesAndUsers') && {
      users: present(userIds.map((id) => db.users.get(id))).map((row) => {
        const membership = findMembership(db, row.id, tenantId);
        const user = membership ? seenIn(row, membership) : row;
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

const refuseManaged = ({ managedBy }: GroupRow): void => {
  if (managedBy === 'frontegg') return;
  throw new ProviderError(403, 'managed-by-directory', "Your company's directory manages this group. Change it there.");
};

/** Returns a group whose members can be changed manually. */
const openGroup = (call: Call, groupId: string): GroupRow => {
  const group = ownedRow(call, 'groups', groupId);
  refuseManaged(group);
  return group;
};

/** Returns a group with changed fields; missing ones keep their value. */
const changed = (group: GroupRow, { name, color, description, metadata }: Partial<NewGroup>): GroupRow => ({
  ...group,
  ...(name !== undefined && { name: name.trim() }),
  ...(color !== undefined && { color }),
  ...(description !== undefined && { description: description.trim() }),
  ...(metadata !== undefined && { metadata }),
});

const checkFields = (call: Call, group: GroupRow): void => {
  const { id, name, color } = group;
  refuseManaged(group);
  if (!name) throw fieldError('name', 'Give the group a name.', 'name-missing');
  if (color && !isGroupColor(color)) throw fieldError('color', 'Choose a color of the list.');
  const isTaken = ownedRows(call, 'groups').some(
    (other) => other.id !== id && canonicalName(other.name) === canonicalName(name),
  );
  if (isTaken) throw fieldError('name', `There is a group named "${name}" already.`, 'name-taken', 409);
};

/** Changes the roles that a group grants to its members. @throws ProviderError when a role ranks above the caller's */
const setRoles = (call: Call, group: GroupRow, roleIds: readonly string[]): undefined => {
  const { id, name, roleIds: before } = group;
  const changed = [...roleIds, ...before].filter((role) => roleIds.includes(role) !== before.includes(role));
  givableRoles(call, changed);
  audited(call, { name, before: { roleIds: before } });
  keepingAnAdministrator(call, group.userIds, () => call.db.groups.patch(id, { roleIds: [...new Set(roleIds)] }));
};

const setMembers = (call: Call, group: GroupRow, userIds: readonly string[]): undefined => {
  audited(call, { name: group.name, before: { userIds: group.userIds } });
  call.db.groups.patch(group.id, { userIds: [...new Set(userIds)] });
};

const readGroups: Rule = { permission: 'fe.secure.read.groups' };

export const groups: OperationsOf<'groups'> = {
  list: operation(readGroups, (call, { _groupsRelations }) => ({
    groups: ownedRows(call, 'groups').map(wireGroup(call, _groupsRelations)),
  })),
  get: operation(readGroups, (call, { groupId, _groupsRelations }) =>
    wireGroup(call, _groupsRelations)(ownedRow(call, 'groups', groupId)),
  ),
  getByIds: operation(readGroups, (call, { groupsIds, _groupsRelations }) => ({
    groups: ownedRows(call, 'groups')
      .filter(({ id }) => groupsIds.includes(id))
      .map(wireGroup(call, _groupsRelations)),
  })),
  create: operation(
    { permission: 'fe.secure.write.groups', audit: 'Group created: {name}', event: 'frontegg.group.created' },
    (call, input) => {
      const start = { id: crypto.randomUUID(), tenantId: call.caller().tenantId, createdAt: isoTime(call.provider) };
      const group = changed({ ...start, name: '', managedBy: 'frontegg', roleIds: [], userIds: [] }, input);
      checkFields(call, group);
      return wireGroup(call, undefined)(call.db.groups.put(group));
    },
  ),
  update: operation(
    { permission: 'fe.secure.write.groups', audit: 'Group changed: {name}', event: 'frontegg.group.updated' },
    (call, { groupId, ...changes }) => {
      const before = ownedRow(call, 'groups', groupId);
      const group = changed(before, changes);
      checkFields(call, group);
      audited(call, { before: wireGroup(call, undefined)(before) });
      call.db.groups.put(group);
    },
  ),
  delete: operation(
    {
      permission: 'fe.secure.delete.groups',
      audit: 'Group deleted: {name}',
      severity: 'Medium',
      event: 'frontegg.group.deleted',
    },
    (call, { groupId }) => {
      const group = ownedRow(call, 'groups', groupId);
      givableRoles(call, group.roleIds);
      refuseManaged(group);
      audited(call, { before: wireGroup(call, undefined)(group) });
      keepingAnAdministrator(call, group.userIds, () => call.db.groups.remove(groupId));
    },
  ),
  addRoles: operation(
    {
      ownerOnly: true,
      permission: 'fe.secure.write.groupsRoles',
      audit: 'Roles added to a group: {name}',
      severity: 'Medium',
      event: 'frontegg.group.rolesAdded',
    },
    (call, { groupId, roleIds }) => {
      const group = ownedRow(call, 'groups', groupId);
      setRoles(call, group, [...group.roleIds, ...roleIds]);
    },
  ),
  removeRoles: operation(
    {
      permission: 'fe.secure.write.groupsRoles',
      audit: 'Roles removed from a group: {name}',
      severity: 'Medium',
      event: 'frontegg.group.rolesRemoved',
    },
    (call, { groupId, roleIds }) => {
      const group = ownedRow(call, 'groups', groupId);
      setRoles(
        call,
        group,
        group.roleIds.filter((id) => !roleIds.includes(id)),
      );
    },
  ),
  getConfiguration: operation(readGroups, policies.groups.get),
  saveConfiguration: operation(
    {
      permission: 'fe.secure.write.groups',
      audit: 'Group settings changed',
      severity: 'Medium',
      event: 'frontegg.group.configurationUpdated',
    },
    (call, changes) => {
      const before = policies.groups.get(call);
      const { enabled = before.enabled, rolesEnabled = before.rolesEnabled } = changes;
      return keepingTheAdministration(call, () => policies.groups.save(call, { enabled, rolesEnabled }));
    },
  ),
  addUsers: operation(
    {
      ownerOnly: true,
      permission: 'fe.secure.write.groupsUsers',
      audit: 'Users added to a group: {name}',
      event: 'frontegg.group.usersAdded',
    },
    (call, { groupId, userIds }) => {
      const group = openGroup(call, groupId);
      // Members get the group's roles, and callers may not assign roles above their own.
      givableRoles(call, group.roleIds);
      for (const id of userIds) memberOf(call, id);
      return setMembers(call, group, [...group.userIds, ...userIds]);
    },
  ),
  removeUsers: operation(
    {
      permission: 'fe.secure.delete.groupsUsers',
      audit: 'Users removed from a group: {name}',
      event: 'frontegg.group.usersRemoved',
    },
    (call, { groupId, userIds }) => {
      const group = openGroup(call, groupId);
      for (const id of userIds) changeableMember(call, id);
      const rest = group.userIds.filter((id) => !userIds.includes(id));
      return keepingAnAdministrator(call, userIds, () => setMembers(call, group, rest));
    },
  ),
};

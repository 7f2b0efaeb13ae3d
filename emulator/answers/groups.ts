import type { Call } from '../call';
import { ownedRow, ownedRows } from '../resources/owned';
import type { GroupRow } from '../rows/accounts';
import { findMembership } from '../rules/memberships';
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
      users: present(userIds.map((id) => db.users.get(id))).map((user) => {
        const membership = findMembership(db, user.id, tenantId);
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

export const groups: AnswersOf<'groups'> = {
  list: (call, { _groupsRelations }) => ({ groups: ownedRows(call, 'groups').map(wireGroup(call, _groupsRelations)) }),
  get: (call, { groupId, _groupsRelations }) => wireGroup(call, _groupsRelations)(ownedRow(call, 'groups', groupId)),
};

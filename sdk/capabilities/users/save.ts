import type { Api } from '../../core/api';
import { idChanges } from '../../core/id-changes';
import { type PartCall, sendParts } from '../../core/partly-done';
import { capability } from '../../core/queries';
import { phoneNumberToSend } from '../../core/text/phone-number';
import { type GroupsContract, contract as groups } from '../groups/contract';
import { type SessionsContract, contract as sessions } from '../sessions/contract';
import { type AddedUser, checkSeconds, rolesToSend, toNewUser } from './added-user';
import { contract, type UsersContract } from './contract';
import { type ListedUser, one } from './user-list';

/** Calls of several capabilities. Named, so that declarations do not repeat them. */
export type SaveContract = UsersContract & {
  readonly joinGroup: GroupsContract['addUsers'];
  readonly leaveGroup: GroupsContract['removeUsers'];
  readonly endSessions: SessionsContract['revokeForUser'];
};

const calls: SaveContract = {
  ...contract,
  joinGroup: groups.addUsers,
  leaveGroup: groups.removeUsers,
  endSessions: sessions.revokeForUser,
};
const { mutation } = capability('users', calls);

const usersAndGroups = ['users', 'groups', 'profile'];

/** Returns a call for each group. The id of an invited user is known only once the calls are sent. */
const membershipCalls = (
  send: Api<SaveContract>['joinGroup'],
  change: 'add' | 'remove',
  userId: () => string,
  groupIds: readonly string[],
): PartCall[] =>
  groupIds.map((groupId) => ({
    change,
    what: 'group',
    keys: [groupId],
    call: () => send({ groupId, userIds: [userId()] }),
  }));

/** Name, phone number, roles and groups of a user, as a form edits them. Those that are left out keep their value. */
export interface UserSave {
  /** The user as last read, or the id. */
  user: Pick<ListedUser, 'id' | 'email' | 'roleIds' | 'groupIds'> | string;
  name?: string;
  phone?: string;
  roleIds?: readonly string[];
  groupIds?: readonly string[];
}

/**
 * Saves what differs of a user. A failed part does not stop the others.
 * @throws PartlyDoneError with the ids of groups, and with `profile` and `roles`.
 */
export const save = mutation(async (api, { user: input, name, phone, roleIds, groupIds }: UserSave): Promise<void> => {
  const user = typeof input === 'string' ? await one.run(api, input) : input;
  const { id, email, roleIds: heldRoles = [], groupIds: heldGroups = [] } = user;
  const roles = idChanges(heldRoles, roleIds ?? heldRoles);
  const profile = { name, phone: phone === undefined ? undefined : phoneNumberToSend(phone) };
  const profilePart: PartCall = {
    change: 'update',
    what: 'profile',
    keys: name === undefined && phone === undefined ? [] : ['profile'],
    call: () => api.updateMember({ id, email, ...profile }),
  };
  const rolesPart: PartCall = {
    change: 'update',
    what: 'roles',
    keys: roles.added.length + roles.removed.length > 0 ? ['roles'] : [],
    call: () => api.updateMember({ id, email, roleIds: rolesToSend(heldRoles, roleIds) }),
  };
  const { added, removed } = idChanges(heldGroups, groupIds ?? heldGroups);
  // Profile and roles are one record of the provider, so they are saved one after the other.
  await sendParts([
    [profilePart],
    [rolesPart],
    membershipCalls(api.joinGroup, 'add', () => id, added),
    membershipCalls(api.leaveGroup, 'remove', () => id, removed),
  ]);
}, usersAndGroups);

/** A user to invite, with groups. */
export interface Invitation extends AddedUser {
  groupIds?: readonly string[];
  /** Id of the user whom a partly done attempt has invited, from its error: only the rest is sent. */
  createdId?: string;
}

/**
 * Invites a user and adds them to groups. A failed group does not undo the invitation.
 * @throws PartlyDoneError with the email address and the ids of groups.
 * @throws IdentityError `invalid-input` unless `expirationInSeconds` is absent or a positive integer.
 */
export const invite = mutation(
  async (api, { groupIds = [], createdId, ...user }: Invitation): Promise<void> => {
    if (user.expirationInSeconds !== undefined) checkSeconds(user.expirationInSeconds);
    if (createdId) {
      const { name, phone, roleIds } = user;
      const profile = { name: name || undefined, phone: phone || undefined };
      // Users who are invited without roles have the default roles of the account, which stay.
      return save.run(api, { user: createdId, ...profile, roleIds: roleIds?.length ? roleIds : undefined, groupIds });
    }
    let id = '';
    const add = async () => {
      ({ id } = await api.addUser(toNewUser(user)));
    };
    const invitation: PartCall = { change: 'create', what: 'invitation', keys: [user.email], call: add };
    await sendParts([[invitation], membershipCalls(api.joinGroup, 'add', () => id, groupIds)], {
      stop: true,
      createdId: () => id || undefined,
    });
  },
  ['users', 'securityCenter', 'groups', 'profile'],
);

/** Groups to add a user to, and to remove them from. */
export interface GroupsChange {
  userId: string;
  add?: readonly string[];
  remove?: readonly string[];
}

/**
 * Adds a user to groups and removes them from others. A failure does not stop the others.
 * @throws PartlyDoneError with the ids of the groups.
 */
export const changeGroups = mutation(
  (api, { userId, add = [], remove = [] }: GroupsChange) =>
    sendParts([
      membershipCalls(api.joinGroup, 'add', () => userId, add),
      membershipCalls(api.leaveGroup, 'remove', () => userId, remove),
    ]),
  usersAndGroups,
);

/**
 * Disables a user, then ends their sessions, so that they cannot sign in again in between.
 * @throws PartlyDoneError when the user was disabled and their sessions are left.
 */
export const lock = mutation(
  (api, userId: string) =>
    sendParts(
      [
        [{ change: 'update', what: 'access', keys: [userId], call: () => api.disableUser({ userId }) }],
        [{ change: 'delete', what: 'sessions', keys: [userId], call: () => api.endSessions({ userId }) }],
      ],
      { stop: true },
    ),
  ['users', 'securityCenter', 'sessions'],
);

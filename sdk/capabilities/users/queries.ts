import { capability } from '../../core/queries';
import { parseEmails } from '../../core/text/email-address';
import { type AddedUser, checkSeconds, rolesToSend, toNewUser } from './added-user';
import { addOneByOne, type BulkOptions } from './bulk-add';
import { contract, type MemberUpdate } from './contract';
import { type ListedUser, withAssignments } from './user-list';

export { isEmail, parseEmails } from '../../core/text/email-address';
export { isPhoneNumber } from '../../core/text/phone-number';
export { type AddedUser, rolesToSend } from './added-user';
export type {
  BulkOptions,
  BulkProgress,
  BulkResult,
  RejectedEmail,
} from './bulk-add';
export {
  isExpirationInSeconds,
  type TeamMember,
  type User,
  userLimits,
} from './contract';
export { changeGroups, type GroupsChange, type Invitation, invite, lock, save, type UserSave } from './save';
export {
  type Assignment,
  assignments,
  byIds,
  type ListedUser,
  list,
  one,
  roleIdsOf,
  type UserAssignments,
  type UserFilter,
  type UserPage,
  type UserPreset,
  type UserSort,
  userPresets,
  userSorts,
  withAssignments,
} from './user-list';

const { query, mutation } = capability('users', contract);

/** Returns the name of a user by id, such as the creator of a token. */
export const get = query((api, userId: string) => api.getUser({ userId }));
/** Returns the number of users, of those added this week, and of super users. */
export const stats = query((api) => api.getMemberStats());
/** Returns whether temporary users can be added. */
export const temporaryConfiguration = query((api) => api.getTemporaryConfiguration());

const usersStale = ['users', 'securityCenter'];
const usersAndAssignments = [...usersStale, 'groups', 'applications'];

/**
 * Adds one user, or resends the invitation to an existing member.
 * @throws IdentityError `invalid-input` unless `expirationInSeconds` is absent or a positive integer.
 */
export const add = mutation(async (api, user: AddedUser) => {
  if (user.expirationInSeconds !== undefined) checkSeconds(user.expirationInSeconds);
  return api.addUser(toNewUser(user));
}, usersStale);

/** Input for adding several users with the same roles. */
export interface AddedUsers extends Pick<AddedUser, 'roleIds' | 'provider' | 'expirationInSeconds'>, BulkOptions {
  /** A pasted text (addresses separated by commas, semicolons, spaces or lines) or a list. */
  emails: string | readonly string[];
}

/**
 * Adds users one by one. Failures are collected, not thrown; an aborted run resolves with the results so far.
 * @throws IdentityError `invalid-input` before any user is added, as {@link add} does.
 */
export const addMany = mutation(async (api, { emails, signal, onProgress, ...shared }: AddedUsers) => {
  if (shared.expirationInSeconds !== undefined) checkSeconds(shared.expirationInSeconds);
  const send = (email: string) => api.addUser(toNewUser({ ...shared, email }), { signal });
  return addOneByOne(parseEmails(emails), send, { signal, onProgress });
}, usersStale);

/** Input for updating a user; `user` is the current row. Absent fields keep their value. */
export interface UserChange
  extends Pick<MemberUpdate, 'name' | 'phone' | 'roleIds' | 'customData' | 'profileImageUrl'> {
  user: Pick<ListedUser, 'id' | 'email' | 'roleIds'>;
}

/** Updates a user; an empty list of roles removes all of them. */
export const update = mutation(
  (api, { user, roleIds, ...changes }: UserChange) =>
    api.updateMember({ ...changes, id: user.id, email: user.email, roleIds: rolesToSend(user.roleIds, roleIds) }),
  ['users', 'groups', 'profile'],
);

/** Ids of the roles to add to a user and to remove. */
export interface RolesChange {
  user: Pick<ListedUser, 'id' | 'email' | 'tenantId'>;
  add?: readonly string[];
  remove?: readonly string[];
}

/** Adds and removes roles on top of the user's current roles. Makes no request when nothing changes. */
export const changeRoles = mutation(
  async (api, { user, add = [], remove = [] }: RolesChange) => {
    const [{ roleIds: before = [] } = {}] = withAssignments([user], {
      roles: await api.getUsersRoles({ ids: [user.id] }),
    });
    const after = [...new Set([...before, ...add])].filter((id) => !remove.includes(id));
    const isSame = after.length === before.length && after.every((id) => before.includes(id));
    if (!isSame) await api.updateMember({ id: user.id, email: user.email, roleIds: rolesToSend(before, after) });
  },
  ['users', 'groups', 'profile'],
);

/** Removes a user from the account. */
export const remove = mutation((api, userId: string) => api.deleteMember({ userId }), usersAndAssignments);

/** Disables or enables a user. A disabled user keeps their data and cannot sign in. */
export const setDisabled = mutation(
  (api, { userId, isDisabled }: { userId: string; isDisabled: boolean }) =>
    isDisabled ? api.disableUser({ userId }) : api.enableUser({ userId }),
  usersStale,
);

/** Resends the activation email. */
export const resendActivation = mutation((api, userId: string) => api.resendActivationEmail({ userId }), []);

/** Resends the invitation, for this account or for every account that the user is invited to. */
export const resendInvitation = mutation(
  (api, { email, toAllTenants = false }: { email: string; toAllTenants?: boolean }) =>
    toAllTenants ? api.resendInvitationToAllTenants({ email }) : api.resendInvitation({ email }),
  [],
);

/**
 * Sets when a temporary user loses access, in seconds from now.
 * @throws IdentityError `invalid-input` unless that is a positive integer.
 */
export const setExpiration = mutation(
  async (api, { userId, expirationInSeconds }: { userId: string; expirationInSeconds: number }) => {
    checkSeconds(expirationInSeconds);
    return api.updateExpiration({ userId, expirationInSeconds });
  },
);

/** Makes a temporary user permanent. */
export const makePermanent = mutation((api, userId: string) => api.makePermanent({ userId }));

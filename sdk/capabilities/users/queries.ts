import { fault } from '../../core/error-texts';
import { capability } from '../../core/queries';
import { addOneByOne, type BulkOptions, parseEmails } from './bulk-add';
import { contract, isExpirationInSeconds, type MemberUpdate, type NewUser } from './contract';
import { type ListedUser, withHoldings } from './user-list';

export {
  type BulkOptions,
  type BulkProgress,
  type BulkResult,
  parseEmails,
  type RejectedEmail,
} from './bulk-add';
export {
  isEmail,
  isExpirationInSeconds,
  isPhoneNumber,
  type TeamMember,
  type User,
  userLimits,
} from './contract';
export {
  byIds,
  type Holding,
  type ListedUser,
  list,
  one,
  roleIdsOf,
  type UserFilter,
  type UserPreset,
  type UserSort,
  userPresets,
  userSorts,
  withHoldings,
} from './user-list';

/**
 * Roles as they are sent: a person who loses the last one is sent a list of one empty text, because the provider takes
 * an empty list for no change. Source: section 5 of the specification.
 */
export const rolesToSend = (
  before: readonly string[] | undefined,
  after: readonly string[] | undefined,
): string[] | undefined => (after?.length === 0 && before?.length ? [''] : after && [...after]);

const { query, mutation } = capability('users', contract);

/** Name of a person by id, for places that know only the id (who created a token). */
export const get = query((api, userId: string) => api.getUser({ userId }));
/** How many people there are, how many came this week, and how many are super users. */
export const stats = query((api) => api.getMemberStats());
/** Whether people can be added for a limited time. */
export const temporaryConfiguration = query((api) => api.getTemporaryConfiguration());

const people = ['users', 'securityCenter'];
const peopleAndWhatTheyHold = [...people, 'groups', 'applications'];

/** What a form says of a new person. Empty texts count as absent. */
export type AddedUser = Omit<NewUser, 'roleIds' | 'provider'> & Partial<Pick<NewUser, 'roleIds' | 'provider'>>;

/** JSON writes NaN as null, and a form that was left empty would make a temporary person a permanent one. */
const checkSeconds = (seconds: number): void => {
  if (isExpirationInSeconds(seconds)) return;
  throw fault('invalid-input', { errorContext: { name: 'expirationInSeconds' } });
};

const toNewUser = ({ email, name, phone, roleIds = [], provider = 'local', ...user }: AddedUser): NewUser => ({
  email: email.trim(),
  name: name?.trim() || undefined,
  phone: phone?.trim() || undefined,
  roleIds,
  provider,
  expirationInSeconds: user.expirationInSeconds,
});

/**
 * Adds one person, or sends the invitation again to somebody who is here already.
 * @throws IdentityError `invalid-input` when `expirationInSeconds` is given and no positive whole number.
 */
export const add = mutation(async (api, user: AddedUser) => {
  if (user.expirationInSeconds !== undefined) checkSeconds(user.expirationInSeconds);
  return api.addUser(toNewUser(user));
}, people);

/** Several people with the same roles. */
export interface AddedUsers extends Pick<AddedUser, 'roleIds' | 'provider' | 'expirationInSeconds'>, BulkOptions {
  /** A pasted text (commas, semicolons, blanks or lines between addresses) or a list. */
  emails: string | readonly string[];
}

/**
 * Adds people one by one. Failures are collected, not thrown; a stopped run resolves with what it did.
 * @throws IdentityError `invalid-input` before anybody is added, as {@link add} does.
 */
export const addMany = mutation(async (api, { emails, signal, onProgress, ...shared }: AddedUsers) => {
  if (shared.expirationInSeconds !== undefined) checkSeconds(shared.expirationInSeconds);
  const send = (email: string) => api.addUser(toNewUser({ ...shared, email }), { signal });
  return addOneByOne(parseEmails(emails), send, { signal, onProgress });
}, people);

/** A change of a person; `user` is their row before it. Only what is given changes. */
export interface UserChange
  extends Pick<MemberUpdate, 'name' | 'phone' | 'roleIds' | 'customData' | 'profileImageUrl'> {
  user: Pick<ListedUser, 'id' | 'email' | 'roleIds'>;
}

/** Changes a person; who ends up without roles loses them all. */
export const update = mutation(
  (api, { user, roleIds, ...changes }: UserChange) =>
    api.updateMember({ ...changes, id: user.id, email: user.email, roleIds: rolesToSend(user.roleIds, roleIds) }),
  ['users', 'groups', 'profile'],
);

/** Roles to add to those of a user, and roles to take from them. */
export interface RolesChange {
  user: Pick<ListedUser, 'id' | 'email' | 'tenantId'>;
  add?: readonly string[];
  remove?: readonly string[];
}

/** Adds roles to a user and removes others, on top of the roles they have by then. Sends nothing when they fit already. */
export const changeRoles = mutation(
  async (api, { user, add = [], remove = [] }: RolesChange) => {
    const [{ roleIds: before = [] } = {}] = withHoldings(
      [user],
      await api.getUsersRoles({ ids: [user.id] }),
      undefined,
    );
    const after = [...new Set([...before, ...add])].filter((id) => !remove.includes(id));
    const isSame = after.length === before.length && after.every((id) => before.includes(id));
    if (!isSame) await api.updateMember({ id: user.id, email: user.email, roleIds: rolesToSend(before, after) });
  },
  ['users', 'groups', 'profile'],
);

/** Removes a person from the account. */
export const remove = mutation((api, userId: string) => api.deleteMember({ userId }), peopleAndWhatTheyHold);

/** Keeps somebody out without removing them, or lets them in again. */
export const setDisabled = mutation(
  (api, { userId, isDisabled }: { userId: string; isDisabled: boolean }) =>
    isDisabled ? api.disableUser({ userId }) : api.enableUser({ userId }),
  people,
);

/** Sends the activation mail again. */
export const resendActivation = mutation((api, userId: string) => api.resendActivationEmail({ userId }), []);

/** Sends the invitation again, for this account or for every account the person is invited to. */
export const resendInvitation = mutation(
  (api, { email, toAllTenants = false }: { email: string; toAllTenants?: boolean }) =>
    toAllTenants ? api.resendInvitationToAllTenants({ email }) : api.resendInvitation({ email }),
  [],
);

/**
 * Moves the end of a temporary person's access to a number of seconds from now.
 * @throws IdentityError `invalid-input` unless that is a positive whole number.
 */
export const setExpiration = mutation(
  async (api, { userId, expirationInSeconds }: { userId: string; expirationInSeconds: number }) => {
    checkSeconds(expirationInSeconds);
    return api.updateExpiration({ userId, expirationInSeconds });
  },
);

/** Takes the end off a temporary person's access. */
export const makePermanent = mutation((api, userId: string) => api.makePermanent({ userId }));

import { fault } from '../core/error-texts';
import { ApiError } from '../core/errors';
import { capability } from '../core/queries';
import { addOneByOne, type BulkOptions, parseEmails } from './bulk-add';
import { contract, type MemberUpdate, type NewUser, type User, type UserGroups, type UserRoles } from './contract';

export {
  type BulkOptions,
  type BulkProgress,
  type BulkResult,
  isEmail,
  parseEmails,
  type RejectedEmail,
} from './bulk-add';
export type { TeamMember, User } from './contract';

/** Lists of people who need attention, ready made by the provider. */
export type UserPreset = 'mfa-unenrolled' | 'breached-passwords' | 'inactive';
/** What people can be ordered by. */
export type UserSort = 'createdAt' | 'name' | 'email' | 'id' | 'verified' | 'isLocked' | 'provider' | 'tenantId';

/** Which people are asked for. */
export interface UserFilter {
  /** From 0, which is the default. */
  page?: number;
  /** Rows on a page, at most 200. Default 20, or 10 with a preset. */
  pageSize?: number;
  /** Part of a name or an e-mail address; with `preset` or `tenantId` of an e-mail address only. */
  search?: string;
  preset?: UserPreset;
  /** Seconds without a sign-in after which somebody is inactive. Default 7 776 000 (90 days), with that preset only. */
  maxInactiveSeconds?: number;
  includeSubTenants?: boolean;
  tenantId?: string;
  /** Default `name`. */
  sortBy?: UserSort;
  /** Default `DESC`. */
  order?: 'ASC' | 'DESC';
}

/** A person with what they hold here; undefined where the reader may not see it. */
export interface ListedUser extends User {
  roleIds?: string[];
  groupIds?: string[];
}

/** One page of people. */
export interface UserPage {
  users: ListedUser[];
  totalItems: number;
  totalPages: number;
}

const PAGE_SIZE = 20;
const PRESET_PAGE_SIZE = 10;
const INACTIVE_SECONDS = 7_776_000;

/** Pages that a number of rows fills. */
export const pageCount = (totalItems: number, pageSize: number): number => Math.ceil(totalItems / pageSize);

/** The filter in the words of the provider. */
const wireFilter = ({ page = 0, pageSize, preset, sortBy = 'name', order = 'DESC', ...filter }: UserFilter) => ({
  _offset: page,
  _limit: pageSize ?? (preset ? PRESET_PAGE_SIZE : PAGE_SIZE),
  _sortBy: sortBy,
  _order: order,
  _includeSubTenants: filter.includeSubTenants,
});

/** What a person holds: of the row's own account where several answer, for nobody may inherit roles of another one. */
const heldBy = <T extends UserRoles | UserGroups>({ id, tenantId }: User, all: readonly T[]): T | undefined => {
  const own = all.filter(({ userId }) => userId === id);
  return own.find((one) => one.tenantId === tenantId) ?? own[0];
};

/** Rows of a list with the roles and groups that were read for them; undefined lists stay unknown. */
export const withHoldings = (
  users: readonly User[],
  roles: readonly UserRoles[] | undefined,
  groups: readonly UserGroups[] | undefined,
): ListedUser[] =>
  users.map((user) => ({
    ...user,
    roleIds: roles && (heldBy(user, roles)?.roleIds ?? []),
    groupIds: groups && (heldBy(user, groups)?.groupIds ?? []),
  }));

/**
 * Roles as they are sent: a person who loses the last one is sent a list of one empty text, because the provider takes
 * an empty list for no change. Source: section 5 of the specification.
 */
export const rolesToSend = (
  before: readonly string[] | undefined,
  after: readonly string[] | undefined,
): string[] | undefined => (after?.length === 0 && before?.length ? [''] : after && [...after]);

/** Undefined when the reader may not see it or the account does not have it. */
const ifReadable = async <T>(reading: Promise<T>): Promise<T | undefined> => {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ApiError && [403, 404].includes(error.statusCode)) return undefined;
    throw error;
  }
};

const { query, mutation } = capability('users', contract);

/**
 * One page of people with their roles and groups.
 * @throws ApiError with status 403 when the people themselves may not be read.
 */
export const list = query(async (api, filter: UserFilter): Promise<UserPage> => {
  const { preset, tenantId, maxInactiveSeconds } = filter;
  const search = filter.search?.trim() || undefined;
  const asked = wireFilter(filter);
  // Only the older list finds names; only the newer one knows presets and accounts.
  const byName = search && !preset && !tenantId;
  const { items, _metadata } = byName
    ? await api.listUsersV2({ ...asked, _filter: search })
    : await api.listUsers({
        ...asked,
        _email: search,
        _tenantId: tenantId,
        _preset: preset,
        _maxInactiveSeconds: preset === 'inactive' ? (maxInactiveSeconds ?? INACTIVE_SECONDS) : undefined,
      });
  const ids = items.map(({ id }) => id);
  const [roles, groups] =
    ids.length === 0
      ? []
      : await Promise.all([ifReadable(api.getUsersRoles({ ids })), ifReadable(api.getUsersGroups({ ids }))]);
  const totalItems = _metadata?.totalItems ?? asked._offset * asked._limit + items.length;
  return {
    users: withHoldings(items, roles, groups),
    totalItems,
    totalPages: pageCount(totalItems, asked._limit),
  };
});

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

const toNewUser = ({ email, name, phone, roleIds = [], provider = 'local', ...user }: AddedUser): NewUser => ({
  email: email.trim(),
  name: name?.trim() || undefined,
  phone: phone?.trim() || undefined,
  roleIds,
  provider,
  expirationInSeconds: user.expirationInSeconds,
});

/** Adds one person, or sends the invitation again to somebody who is here already. */
export const add = mutation((api, user: AddedUser) => api.addUser(toNewUser(user)), people);

/** Several people with the same roles. */
export interface AddedUsers extends Pick<AddedUser, 'roleIds' | 'provider' | 'expirationInSeconds'>, BulkOptions {
  /** A pasted text (commas, semicolons, blanks or lines between addresses) or a list. */
  emails: string | readonly string[];
}

/** Adds people one by one. Failures are collected, not thrown; a stopped run resolves with what it did. */
export const addMany = mutation(
  (api, { emails, signal, onProgress, ...shared }: AddedUsers) =>
    addOneByOne(parseEmails(emails), (email) => api.addUser(toNewUser({ ...shared, email }), { signal }), {
      signal,
      onProgress,
    }),
  people,
);

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
    if (!Number.isSafeInteger(expirationInSeconds) || expirationInSeconds <= 0) throw fault('invalid-input');
    return api.updateExpiration({ userId, expirationInSeconds });
  },
);

/** Takes the end off a temporary person's access. */
export const makePermanent = mutation((api, userId: string) => api.makePermanent({ userId }));

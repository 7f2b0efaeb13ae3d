import { ApiError, isAbort } from '../../core/errors';
import { type Page, toPage } from '../../core/page';
import { type AsAccount, capability } from '../../core/queries';
import { contract, type User, type UserGroups, type UserRoles } from './contract';
import { userFault } from './errors';

/** Predefined lists of users who need attention. */
export const userPresets = ['mfa-unenrolled', 'breached-passwords', 'inactive'] as const;
/** One of {@link userPresets}. */
export type UserPreset = (typeof userPresets)[number];
/** Sortable fields of the user list. */
export const userSorts = ['createdAt', 'name', 'email', 'id', 'verified', 'isLocked', 'provider', 'tenantId'] as const;
/** One of {@link userSorts}. */
export type UserSort = (typeof userSorts)[number];

/** Filter of the user list; with the token of a sub-account it lists that account's users. */
export type UserFilter = UserSearch & AsAccount;

/** What can be read of each user beside the list. */
export type Holding = 'roles' | 'groups';

interface UserSearch {
  /** From 0, which is the default. */
  page?: number;
  /** Rows on a page, at most 200. Default 20; 10 with a preset, and of a sub-account. */
  pageSize?: number;
  /** Part of a name or an e-mail address; with `preset` or `tenantId` of an e-mail address only. */
  search?: string;
  preset?: UserPreset;
  /** Seconds without a sign-in after which a user is inactive. Default 7 776 000 (90 days), with that preset only. */
  maxInactiveSeconds?: number;
  includeSubTenants?: boolean;
  tenantId?: string;
  /** Default `name`. */
  sortBy?: UserSort;
  /** Default `DESC`. */
  order?: 'ASC' | 'DESC';
  /** What is read of each user beside the list; what is left out stays unknown. Default both. */
  holdings?: readonly Holding[];
}

/** A user with their roles and groups; undefined where the caller may not read them. */
export interface ListedUser extends User {
  roleIds?: string[];
  groupIds?: string[];
}

/** A page of users. Where their roles or groups could not be read, the users are there without them. */
export interface UserPage extends Page<ListedUser> {
  /** Why roles or groups could not be read, for another reason than that the caller may not. */
  holdingsError?: unknown;
}

const everything: readonly Holding[] = ['roles', 'groups'];
const PAGE_SIZE = 20;
const SHORT_PAGE_SIZE = 10;
const INACTIVE_SECONDS = 7_776_000;

/** The filter in the words of the provider. */
const wireFilter = ({ page = 0, pageSize, sortBy = 'name', order = 'DESC', ...filter }: UserFilter) => ({
  _offset: page,
  _limit: pageSize ?? (filter.preset || filter.authorization ? SHORT_PAGE_SIZE : PAGE_SIZE),
  _sortBy: sortBy,
  _order: order,
  _includeSubTenants: filter.includeSubTenants,
});

/**
 * Returns the entry of the row's own account when several accounts have one: no user may inherit another account's roles.
 */
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

/** Undefined when the reader may not see it or the account does not have it. */
const ifReadable = async <T>(reading: Promise<T>): Promise<T | undefined> => {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ApiError && [403, 404].includes(error.statusCode)) return undefined;
    throw error;
  }
};

/** Ends a list as well: the user has to sign in again, or nobody waits for it any more. */
const endsList = (error: unknown): boolean => isAbort(error) || (error instanceof ApiError && error.statusCode === 401);

/** Reads what users hold; where that fails the list goes on without it, and says why. */
const readHoldings = async <T>(reading: Promise<T>): Promise<{ held?: T; error?: unknown }> => {
  try {
    return { held: await ifReadable(reading) };
  } catch (error) {
    if (endsList(error)) throw error;
    return { error };
  }
};

const { query } = capability('users', contract);

/**
 * Returns one page of users with their roles and groups.
 * @throws ApiError with status 403 when the caller may not read users.
 */
export const list = query(async (api, filter: UserFilter): Promise<UserPage> => {
  const { preset, tenantId, maxInactiveSeconds, authorization, holdings = everything } = filter;
  const options = { authorization };
  const search = filter.search?.trim() || undefined;
  const asked = wireFilter(filter);
  // Only the older list finds names; only the newer one knows presets and accounts.
  const byName = search && !preset && !tenantId;
  const { items, _metadata } = byName
    ? await api.listUsersV2({ ...asked, _filter: search }, options)
    : await api.listUsers(
        {
          ...asked,
          _email: search,
          _tenantId: tenantId,
          _preset: preset,
          _maxInactiveSeconds: preset === 'inactive' ? (maxInactiveSeconds ?? INACTIVE_SECONDS) : undefined,
        },
        options,
      );
  const ids = items.map(({ id }) => id);
  const [roles, groups] =
    ids.length === 0
      ? []
      : await Promise.all([
          holdings.includes('roles') ? readHoldings(api.getUsersRoles({ ids }, options)) : undefined,
          holdings.includes('groups') ? readHoldings(api.getUsersGroups({ ids }, options)) : undefined,
        ]);
  const { totalItems } = _metadata ?? {};
  const listed = withHoldings(items, roles?.held, groups?.held);
  const holdingsError = roles?.error ?? groups?.error;
  return {
    ...toPage(listed, asked._offset, asked._limit, { totalItems }),
    ...(holdingsError !== undefined && { holdingsError }),
  };
});

/**
 * One user of the account with their roles and groups.
 * @throws IdentityError `user-not-found`, with status 404, when they do not belong to the account.
 */
export const one = query(async (api, userId: string): Promise<ListedUser> => {
  const ids = [userId];
  const [{ items }, roles, groups] = await Promise.all([
    api.listUsers({ ids: userId, _limit: 1, _offset: 0 }),
    ifReadable(api.getUsersRoles({ ids })),
    ifReadable(api.getUsersGroups({ ids })),
  ]);
  const [user] = withHoldings(items, roles, groups);
  if (!user) throw userFault('user-not-found', { statusCode: 404 });
  return user;
});

/** Ids in one call: addresses of requests have a limit. */
const AT_ONCE = 100;

const inParts = async <T>(ids: readonly string[], read: (part: string[]) => Promise<readonly T[]>): Promise<T[]> => {
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) =>
    ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
  return (await Promise.all(parts.map(read))).flat();
};

/** Users of the account by their ids, in any order; unknown ones are left out. */
export const byIds = query((api, ids: readonly string[]) =>
  inParts(ids, async (part) => {
    const { items } = await api.listUsers({ ids: part.join(','), _limit: part.length, _offset: 0 });
    return items;
  }),
);

/** The roles that users have themselves, by user id; roles of their groups are not among them. */
export const roleIdsOf = query(async (api, ids: readonly string[]): Promise<Record<string, string[]>> => {
  const held = await inParts(ids, (part) => api.getUsersRoles({ ids: part }));
  return Object.fromEntries(ids.map((id) => [id, held.find(({ userId }) => userId === id)?.roleIds ?? []]));
});

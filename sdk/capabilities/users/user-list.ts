import type { Api } from '../../core/api';
import { ApiError, isAbort } from '../../core/errors';
import { type Page, toPage } from '../../core/page';
import { type AsAccount, capability } from '../../core/queries';
import { contract, type User, type UserGroups, type UserRoles } from './contract';
import { userError } from './errors';

/** Predefined filters for users with security issues. */
export const userPresets = ['mfa-unenrolled', 'breached-passwords', 'inactive'] as const;
/** One of {@link userPresets}. */
export type UserPreset = (typeof userPresets)[number];
/** Sortable fields of the user list. */
export const userSorts = ['createdAt', 'name', 'email', 'id', 'verified', 'isLocked', 'provider', 'tenantId'] as const;
/** One of {@link userSorts}. */
export type UserSort = (typeof userSorts)[number];

/** Filter of the user list; with a sub-account's token it lists that account's users. */
export type UserFilter = UserSearch & AsAccount;

/** What is assigned to a user, and can be read with a list. */
export type Assignment = 'roles' | 'groups';

interface UserSearch {
  /** Page number, from 0. Default: 0. */
  page?: number;
  /**
   * Rows per page, at most 200, or 50 with a search. Default: 20; 50 with a search, 10 with a preset or for a
   * sub-account.
   */
  pageSize?: number;
  /** Part of a name or an email address; with `preset` or `tenantId` of an email address only. */
  search?: string;
  preset?: UserPreset;
  /**
   * Seconds without a sign-in after which a user is inactive. Default: 7 776 000 (90 days). Only used with that preset.
   */
  maxInactiveSeconds?: number;
  includeSubTenants?: boolean;
  tenantId?: string;
  /** Default: `name`. */
  sortBy?: UserSort;
  /** Default: `DESC`. */
  order?: 'ASC' | 'DESC';
  /** Assignments to read for each user. Default: both. */
  include?: readonly Assignment[];
}

/** A user with their roles and groups; undefined when the signed-in user is not allowed to read them. */
export interface ListedUser extends User {
  roleIds?: string[];
  groupIds?: string[];
}

/** A page of users. When roles or groups could not be read, the users are returned without them. */
export interface UserPage extends Page<ListedUser> {
  /** Why roles or groups could not be read, unless the signed-in user is not allowed to. */
  assignmentsError?: unknown;
}

/** Roles and groups of users, for {@link withAssignments}; undefined when they were not read. */
export interface UserAssignments {
  roles?: readonly UserRoles[];
  groups?: readonly UserGroups[];
  /** Why roles or groups could not be read, unless the signed-in user is not allowed to. */
  error?: unknown;
}

const everything: readonly Assignment[] = ['roles', 'groups'];
const PAGE_SIZE = 20;
const SHORT_PAGE_SIZE = 10;
/** Maximum number of results of a search, and its default. */
const SEARCH_SIZE = 50;
const INACTIVE_SECONDS = 7_776_000;

/** Returns the number of rows; the lists of presets and sub-accounts are shorter, a search is never longer than 50. */
const limitOf = ({ search, preset, authorization }: UserFilter, pageSize?: number): number => {
  const isSearch = Boolean(search?.trim());
  const limit = pageSize ?? (preset || authorization ? SHORT_PAGE_SIZE : isSearch ? SEARCH_SIZE : PAGE_SIZE);
  return isSearch ? Math.min(limit, SEARCH_SIZE) : limit;
};

/** Returns the query parameters of a filter. */
const wireFilter = ({ page = 0, pageSize, sortBy = 'name', order = 'DESC', ...filter }: UserFilter) => ({
  _offset: page,
  _limit: limitOf(filter, pageSize),
  _sortBy: sortBy,
  _order: order,
  _includeSubTenants: filter.includeSubTenants,
});

/**
 * Returns the entry of the row's own account when several accounts have one: no user may inherit another account's
 * roles.
 */
const entryOf = <T extends UserRoles | UserGroups>({ id, tenantId }: User, all: readonly T[]): T | undefined => {
  const entries = all.filter(({ userId }) => userId === id);
  return entries.find((entry) => entry.tenantId === tenantId) ?? entries[0];
};

/** Returns the rows of a list with their roles and groups; undefined when those were not read. */
export const withAssignments = (users: readonly User[], { roles, groups }: UserAssignments): ListedUser[] =>
  users.map((user) => ({
    ...user,
    roleIds: roles && (entryOf(user, roles)?.roleIds ?? []),
    groupIds: groups && (entryOf(user, groups)?.groupIds ?? []),
  }));

/** Returns undefined when the read is not allowed or the account does not have the feature. */
const ifReadable = async <T>(reading: Promise<T>): Promise<T | undefined> => {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ApiError && [403, 404].includes(error.statusCode)) return undefined;
    throw error;
  }
};

/** Errors that fail the list as well: the user has to sign in again, or the call was canceled. */
const endsList = (error: unknown): boolean => isAbort(error) || (error instanceof ApiError && error.statusCode === 401);

/** Returns a failure beside the result. */
const settle = async <T>(reading: Promise<T>): Promise<{ value?: T; error?: unknown }> => {
  try {
    return { value: await ifReadable(reading) };
  } catch (error) {
    if (endsList(error)) throw error;
    return { error };
  }
};

/** Reads roles and groups of users in parallel; a failure is returned, not thrown. */
const readAssignments = async (
  api: Api<typeof contract>,
  ids: string[],
  include: readonly Assignment[],
  options: { authorization?: string } = {},
): Promise<UserAssignments> => {
  if (ids.length === 0) return {};
  const [roles, groups] = await Promise.all([
    include.includes('roles') ? settle(api.getUsersRoles({ ids }, options)) : undefined,
    include.includes('groups') ? settle(api.getUsersGroups({ ids }, options)) : undefined,
  ]);
  return { roles: roles?.value, groups: groups?.value, error: roles?.error ?? groups?.error };
};

const { query } = capability('users', contract);

/**
 * Returns one page of users with their roles and groups.
 * @throws ApiError with status 403 when the caller may not read users.
 */
export const list = query(async (api, filter: UserFilter): Promise<UserPage> => {
  const { preset, tenantId, maxInactiveSeconds, authorization, include = everything } = filter;
  const options = { authorization };
  const search = filter.search?.trim() || undefined;
  const wire = wireFilter(filter);
  // Only the older endpoint searches names; only the newer one supports presets and accounts.
  const byName = search && !preset && !tenantId;
  const { items, _metadata } = byName
    ? await api.listUsersV2({ ...wire, _filter: search }, options)
    : await api.listUsers(
        {
          ...wire,
          _email: search,
          _tenantId: tenantId,
          _preset: preset,
          _maxInactiveSeconds: preset === 'inactive' ? (maxInactiveSeconds ?? INACTIVE_SECONDS) : undefined,
        },
        options,
      );
  const ids = items.map(({ id }) => id);
  const assignments = await readAssignments(api, ids, include, options);
  const { totalItems } = _metadata ?? {};
  const listed = withAssignments(items, assignments);
  return {
    ...toPage(listed, wire._offset, wire._limit, { totalItems }),
    ...(assignments.error !== undefined && { assignmentsError: assignments.error }),
  };
});

/** Returns roles and groups of users by their ids; for a list that shows its rows before them. */
export const assignments = query(
  (api, { ids, include = everything }: { ids: string[]; include?: readonly Assignment[] }) =>
    readAssignments(api, ids, include),
);

/**
 * Returns one user of the account with their roles and groups.
 * @throws IdentityError `user-not-found`, with status 404, when they do not belong to the account.
 */
export const one = query(async (api, userId: string): Promise<ListedUser> => {
  const ids = [userId];
  const [{ items }, roles, groups] = await Promise.all([
    api.listUsers({ ids: userId, _limit: 1, _offset: 0 }),
    ifReadable(api.getUsersRoles({ ids })),
    ifReadable(api.getUsersGroups({ ids })),
  ]);
  const [user] = withAssignments(items, { roles, groups });
  if (!user) throw userError('user-not-found', { statusCode: 404 });
  return user;
});

/** Ids per request: the length of a URL is limited. */
const AT_ONCE = 100;

const inBatches = async <T>(ids: readonly string[], read: (batch: string[]) => Promise<readonly T[]>): Promise<T[]> => {
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) =>
    ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
  return (await Promise.all(parts.map(read))).flat();
};

/** Returns users of the account by their ids, in any order; unknown ids are left out. */
export const byIds = query((api, ids: readonly string[]) =>
  inBatches(ids, async (batch) => {
    const { items } = await api.listUsers({ ids: batch.join(','), _limit: batch.length, _offset: 0 });
    return items;
  }),
);

/** Returns the roles assigned to users directly, by user id; roles granted by groups are not included. */
export const roleIdsOf = query(async (api, ids: readonly string[]): Promise<Record<string, string[]>> => {
  const value = await inBatches(ids, (batch) => api.getUsersRoles({ ids: batch }));
  return Object.fromEntries(ids.map((id) => [id, value.find(({ userId }) => userId === id)?.roleIds ?? []]));
});

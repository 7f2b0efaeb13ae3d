import { ApiError } from '../../core/errors';
import { capability } from '../../core/queries';
import { canonicalEmail } from '../../core/text/email-address';
import { type Ordered, pageInfo, type WithToken } from './account-rows';
import { type AccountUser, contract, type NewAccountUser } from './contract';
import { type RoleChange, rolesToSend } from './user-rules';

const PER_PAGE = 10;
/** Maximum number of search result pages read to find one user. */
const MAX_PAGES = 10;
const STALE = ['accounts', 'users'];

const { query, mutation } = capability('accounts', contract);

/** Sortable fields of the users of sub-accounts. */
export const accountUserSorts = ['createdAt', 'name', 'email'] as const;
/** Filter of the users of sub-accounts. */
export type AccountUserFilter = Ordered<(typeof accountUserSorts)[number]>;

/** Returns a page of 10 users of the sub-accounts. */
export const users = query(
  async (api, { page = 0, search = '', sortBy = 'name', order = 'ASC' }: AccountUserFilter) => {
    const { items, _metadata } = await api.listUsers({
      _offset: page,
      _limit: PER_PAGE,
      _filter: search.trim(),
      _sortBy: sortBy,
      _order: order,
    });
    return { ...pageInfo(page, PER_PAGE, items.length, _metadata), items };
  },
);

/**
 * Returns one user of the sub-accounts, with their roles in each. Pass `email`, which narrows the search; without it
 * only the first 10 pages of users are searched.
 * @throws ApiError `user-not-found` when no sub-account has this user.
 */
export const user = query(async (api, { id, email = '' }: Pick<AccountUser, 'id' | 'email'>): Promise<AccountUser> => {
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const sorted = { _sortBy: 'name', _order: 'ASC' };
    const { items } = await api.listUsers({ _offset: page, _limit: PER_PAGE, _filter: email, ...sorted });
    const match = items.find((user) => user.id === id);
    if (match) return match;
    if (items.length < PER_PAGE) break;
  }
  throw new ApiError('user-not-found', { statusCode: 404 });
});

const trimmed = ({ email, ...user }: NewAccountUser): NewAccountUser => ({ email: canonicalEmail(email), ...user });

/** Adds one user to one or more sub-accounts, with roles for each. */
export const addUser = mutation(
  (api, { user, tenants }: { user: NewAccountUser; tenants: { tenantId: string; roleIds?: string[] }[] }) =>
    api.addUser({ user: trimmed(user), subTenants: tenants }),
  STALE,
);

/** Adds users to one account, all with the same roles. */
export const addUsers = mutation(
  (
    api,
    {
      authorization,
      users: added,
      ...shared
    }: {
      users: NewAccountUser[];
      tenantId: string;
      roleIds?: string[];
      /** Whether the users may enter the sub-accounts of the account. */
      allowSubAccountAccess?: boolean;
    } & WithToken,
  ) => api.addUsers({ users: added.map(trimmed), ...shared }, { authorization }),
  STALE,
);

/** Removes a user from accounts. `afterRemoval` updates a list that is on screen. */
export const removeUser = mutation(
  (api, { userId, tenantIds, authorization }: { userId: string; tenantIds: string[] } & WithToken) =>
    api.removeUser({ userId, subTenants: tenantIds.map((tenantId) => ({ tenantId })) }, { authorization }),
  STALE,
);

/** Roles of one user in several accounts. */
export interface UserRoles extends WithToken {
  userId: string;
  roles: { tenantId: string; roleIds: string[] }[];
}

/** Adds roles to a user in one or more sub-accounts. */
export const addRoles = mutation(
  (api, { userId, roles, authorization }: UserRoles) =>
    api.addRoles({ userId, subTenantsRoles: roles }, { authorization }),
  STALE,
);

/** Removes roles from a user in one or more sub-accounts. */
export const removeRoles = mutation(
  (api, { userId, roles, authorization }: UserRoles) =>
    api.removeRoles({ userId, subTenantsRoles: roles }, { authorization }),
  STALE,
);

/** Replaces the roles of a user in one or more sub-accounts. */
export const setRoles = mutation(
  (api, { userId, changes, authorization }: { userId: string; changes: RoleChange[] } & WithToken) =>
    api.setRoles(
      {
        userId,
        subTenantsRoles: changes.map((change) => ({ tenantId: change.tenantId, roleIds: rolesToSend(change) })),
      },
      { authorization },
    ),
  STALE,
);

/** Allows or forbids a user to enter the sub-accounts. */
export const setAccess = mutation(
  (api, { userId, allowAccess, authorization }: { userId: string; allowAccess: boolean } & WithToken) =>
    api.setAccess({ userId, allowAccess }, { authorization }),
  STALE,
);

import { type AsAccount, capability } from '../../core/queries';
import { tolerated } from '../../core/tolerated';
import {
  type AccountRow,
  accountRow,
  accountRows,
  type Ordered,
  type PageInfo,
  pageInfo,
  type WithToken,
} from './account-rows';
import { contract, type NewAccount, type RelatedAccount, type SubAccountAccessType } from './contract';

export { type AccountType, accountTypes } from '../profile/contract';
export type { AccountRow } from './account-rows';
export {
  type AccountUserFilter,
  accountUserSorts,
  addRoles,
  addUser,
  addUsers,
  removeRoles,
  removeUser,
  setAccess,
  setRoles,
  type UserRoles,
  user,
  users,
} from './account-users';
export {
  type AccountToken,
  type AccountTree,
  type AccountUser,
  isAccountId,
  type NewAccountUser,
  type RelatedAccount,
  type SubAccountAccessType,
  subAccountAccessTypes,
} from './contract';
export { afterRemoval, changedRoles, namesOf, pathsOf, type RoleChange, rolesToSend } from './user-rules';

const ACCOUNTS_PER_PAGE = 50;

/** Sortable fields of the sub-account list. */
export const accountSorts = ['createdAt', 'name', 'tenantId'] as const;
/** One of {@link accountSorts}. */
export type AccountSort = (typeof accountSorts)[number];

const { query, mutation } = capability('accounts', contract);

const OWN_TENANTS = ['accounts', 'profile'];

/** One page of sub-accounts. */
export interface AccountPage extends PageInfo {
  items: AccountRow[];
}

/** Filter of the sub-accounts. */
export type AccountFilter = Ordered<AccountSort> &
  AsAccount & {
    /** Returns only accounts below this one. */
    parentId?: string;
  };

/**
 * Returns a page of 50 sub-accounts with their numbers of sub-accounts and users. Counts that cannot be read are left
 * out.
 */
export const list = query(
  async (
    api,
    { page = 0, search, parentId, sortBy = 'name', order = 'ASC', authorization }: AccountFilter,
  ): Promise<AccountPage> => {
    const options = { authorization };
    const { items, _metadata } = await api.searchSubTenants(
      {
        _limit: ACCOUNTS_PER_PAGE,
        _offset: page,
        _filter: search?.trim() || undefined,
        _subTenantId: parentId,
        _sortBy: sortBy,
        _order: order,
      },
      options,
    );
    const info = pageInfo(page, ACCOUNTS_PER_PAGE, items.length, _metadata);
    if (items.length === 0) return { ...info, items: [] };
    const ids = items.map(({ tenantId }) => tenantId);
    const [metadata, counts] = await Promise.all([
      tolerated(api.getHierarchyMetadata({ _tenantIds: ids }, options)),
      tolerated(api.countUsers({ tenantIds: ids }, options)),
    ]);
    return { ...info, items: accountRows(items, metadata ?? [], counts ?? []) };
  },
);

/** Returns the account with all accounts below it. */
export const tree = query((api, { authorization }: AsAccount) => api.getTree(undefined, { authorization }));

/** Returns all accounts below the account, as a flat list. */
export const descendants = query((api, { authorization }: AsAccount) =>
  api.listSubTenants(undefined, { authorization }),
);

/** Returns the accounts above `tenantId`. Default: those above the session's account. */
export const parents = query((api, { tenantId, authorization }: AsAccount & { tenantId?: string }) =>
  tenantId === undefined
    ? api.getParents(undefined, { authorization })
    : api.getParentsOf({ tenantId }, { authorization }),
);

/** Returns details of one sub-account besides its settings and users. */
export const details = query(async (api, { tenantId, authorization }: AsAccount & { tenantId: string }) => {
  const options = { authorization };
  const [above, metadata, counts] = await Promise.all([
    api.getParentsOf({ tenantId }, options),
    api.getHierarchyMetadata({ _tenantIds: [tenantId] }, options),
    api.countUsers({ tenantIds: [tenantId] }, options),
  ]);
  const isIt = (entry: { tenantId: string }) => entry.tenantId === tenantId;
  return { ...accountRow({ tenantId }, metadata.find(isIt), counts.find(isIt)), parents: above };
});

/** A sub-account with its counts and the accounts above it. */
export interface AccountDetails extends AccountRow {
  /** Ordered from the root down. */
  parents: RelatedAccount[];
}

/** Returns one sub-account by its id. Its name and counts are absent when they cannot be read. */
export const one = query(async (api, tenantId: string): Promise<AccountDetails> => {
  const isIt = (entry: { tenantId: string }) => entry.tenantId === tenantId;
  const [above, matches, metadata, counts] = await Promise.all([
    api.getParentsOf({ tenantId }),
    tolerated(api.searchSubTenants({ _filter: tenantId, _limit: ACCOUNTS_PER_PAGE, _offset: 0 })),
    tolerated(api.getHierarchyMetadata({ _tenantIds: [tenantId] })),
    tolerated(api.countUsers({ tenantIds: [tenantId] })),
  ]);
  const listed = matches?.items.find(isIt) ?? { tenantId };
  const parents = [...above].sort((a, b) => (a.level ?? 0) - (b.level ?? 0));
  return { ...accountRow(listed, metadata?.find(isIt), counts?.find(isIt)), parents };
});

/**
 * Returns the access token of a sub-account. Pass its `accessToken` as `authorization`; it is sent without `Bearer`.
 */
export const token = query((api, tenantId: string) => api.getTokenForTenant({ tenantId }));

const newId = (crypto = globalThis.crypto): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Creates a sub-account. Default for `tenantId`: a random id. */
export const create = mutation(
  (api, { authorization, ...account }: Omit<NewAccount, 'tenantId'> & { tenantId?: string } & WithToken, context) =>
    api.createSubTenant({ ...account, tenantId: account.tenantId ?? newId(context?.crypto) }, { authorization }),
  OWN_TENANTS,
);

/** Renames a sub-account. */
export const rename = mutation(
  (api, { tenantId, name, authorization }: { tenantId: string; name: string } & WithToken) =>
    api.updateSubTenant({ tenantId, name }, { authorization }),
  OWN_TENANTS,
);

/** Deletes a sub-account. */
export const remove = mutation(
  (api, { tenantId, authorization }: { tenantId: string } & WithToken) =>
    api.deleteSubTenant({ tenantId }, { authorization }),
  OWN_TENANTS,
);

/** Allows or forbids an account to manage sub-accounts of its own. */
export const setManagement = mutation(
  (api, { tenantId, isReseller, authorization }: { tenantId: string; isReseller: boolean } & WithToken) =>
    api.setManagement({ tenantId, isReseller }, { authorization }),
  OWN_TENANTS,
);

/** Sets whether users of the account may enter its sub-accounts. */
export const setHierarchySettings = mutation(
  (
    api,
    {
      tenantId,
      subAccountAccessType,
      authorization,
    }: { tenantId: string; subAccountAccessType: SubAccountAccessType } & WithToken,
  ) => api.setHierarchySettings({ tenantId, subAccountAccessType }, { authorization }),
);

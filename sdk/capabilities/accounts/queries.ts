import { type AsAccount, capability } from '../../core/queries';
import { tolerated } from '../../core/tolerated';
import {
  type AccountRow,
  accountRow,
  accountRows,
  type Ordered,
  type PageFacts,
  pageFacts,
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
  accountLimits,
  isAccountId,
  type NewAccountUser,
  type RelatedAccount,
  type SubAccountAccessType,
  subAccountAccessTypes,
} from './contract';
export { afterRemoval, changedRoles, namesOf, pathsOf, type RoleChange, rolesToSend } from './user-rules';

const ACCOUNTS_PER_PAGE = 50;

/** What the list of sub-accounts can be sorted by. */
export const accountSorts = ['createdAt', 'name', 'tenantId'] as const;
/** One of {@link accountSorts}. */
export type AccountSort = (typeof accountSorts)[number];

const { query, mutation } = capability('accounts', contract);

const OWN_TENANTS = ['accounts', 'profile'];

/** One page of sub-accounts. */
export interface AccountPage extends PageFacts {
  items: AccountRow[];
}

/** Filter of the sub-accounts. */
export type AccountFilter = Ordered<AccountSort> &
  AsAccount & {
    /** Only the accounts below this one. */
    parentId?: string;
  };

/**
 * Returns a page of 50 sub-accounts with their counts of sub-accounts and users. Counts that cannot be read are left out:
 * they decorate the list.
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
    const facts = pageFacts(page, ACCOUNTS_PER_PAGE, items.length, _metadata);
    if (items.length === 0) return { ...facts, items: [] };
    const ids = items.map(({ tenantId }) => tenantId);
    const [metadata, counts] = await Promise.all([
      tolerated(api.getHierarchyMetadata({ _tenantIds: ids }, options)),
      tolerated(api.countUsers({ tenantIds: ids }, options)),
    ]);
    return { ...facts, items: accountRows(items, metadata ?? [], counts ?? []) };
  },
);

/** The account with all accounts below it. */
export const tree = query((api, { authorization }: AsAccount) => api.getTree(undefined, { authorization }));

/** All accounts below the account, as a flat list. */
export const descendants = query((api, { authorization }: AsAccount) =>
  api.listSubTenants(undefined, { authorization }),
);

/** The accounts above `tenantId`, or above the account itself. */
export const parents = query((api, { tenantId, authorization }: AsAccount & { tenantId?: string }) =>
  tenantId === undefined
    ? api.getParents(undefined, { authorization })
    : api.getParentsOf({ tenantId }, { authorization }),
);

/** Details of one sub-account besides its settings and users. */
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

/** A sub-account with its numbers and the accounts above it. */
export interface AccountDetails extends AccountRow {
  /** The one on top first. */
  parents: RelatedAccount[];
}

/** One sub-account for its own screen, by its id. Its name and its numbers decorate: what cannot be read is absent. */
export const one = query(async (api, tenantId: string): Promise<AccountDetails> => {
  const isIt = (entry: { tenantId: string }) => entry.tenantId === tenantId;
  const [above, found, metadata, counts] = await Promise.all([
    api.getParentsOf({ tenantId }),
    tolerated(api.searchSubTenants({ _filter: tenantId, _limit: ACCOUNTS_PER_PAGE, _offset: 0 })),
    tolerated(api.getHierarchyMetadata({ _tenantIds: [tenantId] })),
    tolerated(api.countUsers({ tenantIds: [tenantId] })),
  ]);
  const listed = found?.items.find(isIt) ?? { tenantId };
  const parents = [...above].sort((a, b) => (a.level ?? 0) - (b.level ?? 0));
  return { ...accountRow(listed, metadata?.find(isIt), counts?.find(isIt)), parents };
});

/**
 * The own token of a sub-account. Hand its `accessToken` on as `authorization`, as it is: it goes out without `Bearer`.
 */
export const token = query((api, tenantId: string) => api.getTokenForTenant({ tenantId }));

const newId = (crypto = globalThis.crypto): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Creates a sub-account; without `tenantId` it gets a random id. */
export const create = mutation(
  (api, { authorization, ...account }: Omit<NewAccount, 'tenantId'> & { tenantId?: string } & WithToken, outside) =>
    api.createSubTenant({ ...account, tenantId: account.tenantId ?? newId(outside?.crypto) }, { authorization }),
  OWN_TENANTS,
);

/** Gives a sub-account another name. */
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

/** Lets an account manage sub-accounts of its own, or ends it. */
export const setManagement = mutation(
  (api, { tenantId, isReseller, authorization }: { tenantId: string; isReseller: boolean } & WithToken) =>
    api.setManagement({ tenantId, isReseller }, { authorization }),
  OWN_TENANTS,
);

/** Sets whether the users of an account may enter its sub-accounts. */
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

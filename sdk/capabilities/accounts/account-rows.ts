import type { CallOptions } from '../../core/api';
import type { HierarchyMetadata, ListedAccount, UserCount } from './contract';

/** Sends a sub-account's own `accessToken`, without `Bearer`, instead of the session's. */
export type WithToken = Pick<CallOptions, 'authorization'>;

/** Page, search and sorting of a list of accounts or of their users. */
export interface Ordered<Sort extends string> {
  /** Page number, from 0. Default: 0. */
  page?: number;
  /** Part of a name. */
  search?: string;
  /** Default: `name`. */
  sortBy?: Sort;
  /** Default: `ASC`. */
  order?: 'ASC' | 'DESC';
}

/** A row of the account list. Counts that could not be read are absent. */
export interface AccountRow extends ListedAccount {
  /** Whether the account has sub-accounts. */
  isParent: boolean;
  numberOfSubAccounts?: number;
  numberOfUsers?: number;
  /** Number of users with access to the account, as the provider counts them. */
  numberOfAccessAllowedUsers?: number;
}

/** Returns one account with its hierarchy and user counts, where they could be read. */
export const accountRow = (account: ListedAccount, hierarchy?: HierarchyMetadata, count?: UserCount): AccountRow => ({
  ...account,
  isParent: hierarchy?.isParent ?? account.metadata?.isParent ?? false,
  numberOfSubAccounts: hierarchy?.totalSubTenants,
  numberOfUsers: count?.totalUsers,
  numberOfAccessAllowedUsers: count?.totalAccessAllowedUsers,
});

/** Returns accounts with their counts, in the order of the accounts. */
export const accountRows = (
  accounts: readonly ListedAccount[],
  metadata: readonly HierarchyMetadata[],
  counts: readonly UserCount[],
): AccountRow[] => {
  const metadataOf = new Map(metadata.map((entry) => [entry.tenantId, entry]));
  const countOf = new Map(counts.map((entry) => [entry.tenantId, entry]));
  return accounts.map((account) =>
    accountRow(account, metadataOf.get(account.tenantId), countOf.get(account.tenantId)),
  );
};

/** Position of a page in its list. */
export interface PageInfo {
  /** Total number of rows; a lower bound when the provider sends no total. */
  totalItems: number;
  totalPages: number;
  hasMore: boolean;
}

/**
 * Returns the position of a page in its list. When the provider sends no total, a full page means that there are more.
 */
export const pageInfo = (
  page: number,
  size: number,
  length: number,
  total?: { totalItems?: number; totalPages?: number } | null,
): PageInfo => {
  const totalItems = total?.totalItems ?? page * size + length;
  const totalPages = total?.totalPages ?? Math.ceil(totalItems / size);
  const unknown = total?.totalItems === undefined && total?.totalPages === undefined;
  return { totalItems, totalPages, hasMore: unknown ? length >= size : page + 1 < totalPages };
};

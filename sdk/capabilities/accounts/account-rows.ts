import type { CallOptions } from '../../core/api';
import type { HierarchyMetadata, ListedAccount, UserCount } from './contract';

/** A change with the session's token, or with a sub-account's own: its `accessToken` as it is, without `Bearer`. */
export type WithToken = Pick<CallOptions, 'authorization'>;

/** Filter of a list of accounts or of their users. */
export interface Ordered<Sort extends string> {
  /** From 0, which is the default. */
  page?: number;
  /** Part of a name. */
  search?: string;
  /** Default `name`. */
  sortBy?: Sort;
  /** Default `ASC`. */
  order?: 'ASC' | 'DESC';
}

/** A row of the account list. Numbers that could not be read are absent. */
export interface AccountRow extends ListedAccount {
  /** The account has sub-accounts. */
  isParent: boolean;
  numberOfSubAccounts?: number;
  numberOfUsers?: number;
  /** Number of users with access to the account, as counted by the provider. */
  numberOfAccessAllowedUsers?: number;
}

/** One account with its hierarchy and user counts, where they could be read. */
export const accountRow = (account: ListedAccount, known?: HierarchyMetadata, count?: UserCount): AccountRow => ({
  ...account,
  isParent: known?.isParent ?? account.metadata?.isParent ?? false,
  numberOfSubAccounts: known?.totalSubTenants,
  numberOfUsers: count?.totalUsers,
  numberOfAccessAllowedUsers: count?.totalAccessAllowedUsers,
});

/** Accounts with their numbers, in the order of the accounts. */
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

/** Where a page stands in its list. */
export interface PageFacts {
  /** Rows in all; as far as is known while the provider does not say. */
  totalItems: number;
  totalPages: number;
  hasMore: boolean;
}

/** What is known of the list around a page. A provider that names no total has more when the page is full. */
export const pageFacts = (
  page: number,
  size: number,
  length: number,
  total: { totalItems?: number; totalPages?: number } = {},
): PageFacts => {
  const totalItems = total.totalItems ?? page * size + length;
  const totalPages = total.totalPages ?? Math.ceil(totalItems / size);
  const unknown = total.totalItems === undefined && total.totalPages === undefined;
  return { totalItems, totalPages, hasMore: unknown ? length >= size : page + 1 < totalPages };
};

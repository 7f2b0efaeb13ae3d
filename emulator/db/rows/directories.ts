import type { Row } from './row';

/** A directory that syncs users and groups to an account over SCIM. */
export interface DirectoryRow extends Row {
  readonly tenantId: string;
  readonly source: string;
  readonly connectionName: string;
  /** Whether its users and groups appear in the account. */
  readonly syncToUserManagement: boolean;
  readonly tokenHash: string;
  /** ISO dates. */
  readonly createdAt: string;
  /** Absent until the directory's first request. */
  readonly lastSync?: string;
}

/** A user as the directory sent them. */
export interface DirectoryUserRow extends Row {
  readonly tenantId: string;
  readonly directoryId: string;
  /** Id of the account's user; absent while users of this directory do not appear in the account. */
  readonly userId?: string;
  /** Lower case: SCIM compares it case-insensitively. */
  readonly userName: string;
  readonly externalId?: string;
  readonly active: boolean;
  /** The resource, parsed by the SCIM schema. */
  readonly resource: Readonly<Record<string, unknown>>;
  /** ISO dates. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A group as the directory sent it. */
export interface DirectoryGroupRow extends Row {
  readonly tenantId: string;
  readonly directoryId: string;
  /** Id of the account's group; absent while groups of this directory do not appear in the account. */
  readonly groupId?: string;
  readonly displayName: string;
  readonly externalId?: string;
  /** Ids of {@link DirectoryUserRow}. */
  readonly memberIds: readonly string[];
  /** ISO dates. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

import type { Row } from './row';

/** A directory that keeps users and groups of an account over SCIM. */
export interface DirectoryRow extends Row {
  readonly tenantId: string;
  readonly source: string;
  readonly connectionName: string;
  /** Its users appear among the users of the account, and its groups among the groups. */
  readonly syncToUserManagement: boolean;
  readonly tokenHash: string;
  /** ISO dates. */
  readonly createdAt: string;
  /** Absent until the directory's first request. */
  readonly lastSync?: string;
}

/** A user as the directory wrote them. */
export interface DirectoryUserRow extends Row {
  readonly tenantId: string;
  readonly directoryId: string;
  /** The user of the account; absent while users of this directory do not appear there. */
  readonly userId?: string;
  /** Lower case: SCIM compares it without case. */
  readonly userName: string;
  readonly externalId?: string;
  readonly active: boolean;
  /** The resource as the SCIM schema reads it. */
  readonly resource: Readonly<Record<string, unknown>>;
  /** ISO dates. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A group as the directory wrote it. */
export interface DirectoryGroupRow extends Row {
  readonly tenantId: string;
  readonly directoryId: string;
  /** The group of the account; absent while groups of this directory do not appear there. */
  readonly groupId?: string;
  readonly displayName: string;
  readonly externalId?: string;
  /** Ids of {@link DirectoryUserRow}. */
  readonly memberIds: readonly string[];
  /** ISO dates. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

import type { Row } from './row';

/** An account's connection to its identity provider. */
export interface SsoConnectionRow extends Row {
  readonly tenantId: string;
  readonly enabled: boolean;
  /** One of the SSO types, lower case. */
  readonly type: string;
  /** The sign-in URL for SAML, the issuer for OpenID Connect. */
  readonly ssoEndpoint: string;
  /** One or more certificates as PEM; responses may be signed by any of them. */
  readonly publicCertificate: string;
  readonly signRequest: boolean;
  readonly oidcClientId: string;
  /** Never returned. */
  readonly oidcSecret: string;
  /** Roles of every user who signs in through it. */
  readonly roleIds: readonly string[];
  /** Whether its domains need no verification. */
  readonly skipEmailDomainValidation: boolean;
  /** Verifies a domain of a version 1 configuration, whose domains have no record of their own. */
  readonly generatedVerification: string;
  /** ISO date. */
  readonly createdAt: string;
}

export interface SsoDomainRow extends Row {
  readonly tenantId: string;
  readonly connectionId: string;
  /** Lower case. */
  readonly domain: string;
  readonly validated: boolean;
  readonly txtRecord: string;
}

/** Roles for members of a group at the identity provider. */
export interface SsoGroupRow extends Row {
  readonly tenantId: string;
  readonly connectionId: string;
  readonly group: string;
  readonly roleIds: readonly string[];
}

/** A TXT record of the mock DNS, used to verify domains. Edited in the console. */
export interface DnsRecordRow extends Row {
  /** Lower case. */
  readonly name: string;
  readonly value: string;
}

/** A connection without values. */
export const emptyConnection = {
  enabled: false,
  type: 'saml',
  ssoEndpoint: '',
  publicCertificate: '',
  signRequest: false,
  oidcClientId: '',
  oidcSecret: '',
  roleIds: [],
  skipEmailDomainValidation: false,
} as const satisfies Partial<SsoConnectionRow>;

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

import type { Row } from './row';

/** A connection of an account to its identity provider. */
export interface SsoConnectionRow extends Row {
  readonly tenantId: string;
  readonly enabled: boolean;
  /** One of the SSO types, lower case. */
  readonly type: string;
  /** Where users are sent: the sign-in address of SAML, the issuer of OpenID Connect. */
  readonly ssoEndpoint: string;
  /** PEM, or base64 alone. */
  readonly publicCertificate: string;
  readonly signRequest: boolean;
  readonly oidcClientId: string;
  /** Never sent back. */
  readonly oidcSecret: string;
  /** Given to every user who signs in through it. */
  readonly roleIds: readonly string[];
  /** Takes the account's word for its domains. */
  readonly skipEmailDomainValidation: boolean;
  /** Proves a domain of the first generation, whose domains have no record of their own. */
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

/** Roles for users whom the identity provider counts to a group. */
export interface SsoGroupRow extends Row {
  readonly tenantId: string;
  readonly connectionId: string;
  readonly group: string;
  readonly roleIds: readonly string[];
}

/** A TXT record of the pretend DNS, in which domains are looked up. Edited in the console. */
export interface DnsRecordRow extends Row {
  /** Lower case. */
  readonly name: string;
  readonly value: string;
}

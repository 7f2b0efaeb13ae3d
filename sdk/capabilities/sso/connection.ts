import type { SsoConfiguration, SsoDomain } from './contract';

/** Types of identity providers. */
export const ssoTypes = ['saml', 'okta', 'azure', 'google', 'oidc'] as const;
/** One of {@link ssoTypes}. */
export type SsoType = (typeof ssoTypes)[number];

/** Returns the type of a configuration. Default: `saml`, also for an unknown type. */
export const ssoTypeOf = ({ type }: Pick<SsoConfiguration, 'type'>): SsoType =>
  ssoTypes.find((candidate) => candidate === type?.toLowerCase()) ?? 'saml';

type Values = Pick<SsoConfiguration, 'type' | 'ssoEndpoint' | 'publicCertificate' | 'oidcClientId'>;

/** Returns whether the values of the identity provider are complete. The client secret is never returned. */
export const hasValues = (connection: Values): boolean =>
  Boolean(connection.ssoEndpoint) &&
  Boolean(ssoTypeOf(connection) === 'oidc' ? connection.oidcClientId : connection.publicCertificate);

type Proof = Pick<SsoConfiguration, 'domains' | 'skipEmailDomainValidation'>;

/** Returns whether a domain of a configuration is verified, or needs no verification. */
export const hasProvenDomain = ({ domains, skipEmailDomainValidation }: Proof): boolean =>
  skipEmailDomainValidation === true || (domains ?? []).some(({ validated }) => validated);

/** What a configuration needs before it can be enabled. */
export type Missing = 'values' | 'domain' | 'proof';

/** Returns the first thing that a configuration needs before it can be enabled; undefined when it is complete. */
export const missingOf = (connection: Values & Proof): Missing | undefined => {
  if (!hasValues(connection)) return 'values';
  if (hasProvenDomain(connection)) return undefined;
  return (connection.domains ?? []).length === 0 ? 'domain' : 'proof';
};

/** Whether a configuration is enabled, can be enabled, or is incomplete. */
export type ConnectionState = 'on' | 'off' | 'unfinished';

/** Returns the state of a configuration. */
export const connectionState = (connection: Values & Proof & Pick<SsoConfiguration, 'enabled'>): ConnectionState => {
  if (connection.enabled) return 'on';
  return missingOf(connection) === undefined ? 'off' : 'unfinished';
};

/** A TXT record that proves ownership of a domain. */
export interface DomainRecord {
  name: string;
  value: string;
}

/**
 * Returns the TXT record that verifies a domain: the domain's own record, else the one of its configuration, which has
 * a different name.
 */
export const domainRecord = (
  { domain, txtRecord }: Pick<SsoDomain, 'domain' | 'txtRecord'>,
  { generatedVerification }: Pick<SsoConfiguration, 'generatedVerification'> = {},
): DomainRecord | undefined => {
  if (txtRecord) return { name: domain, value: txtRecord };
  return generatedVerification ? { name: `_saml-domain-challenge.${domain}`, value: generatedVerification } : undefined;
};

import type { SsoConfiguration, SsoDomain } from './contract';

/** Kinds of identity provider that a configuration can be for. */
export const ssoTypes = ['saml', 'okta', 'azure', 'google', 'oidc'] as const;
/** One of {@link ssoTypes}. */
export type SsoType = (typeof ssoTypes)[number];

/** Returns the kind of a configuration; `saml` for one that the provider does not name or that is not known here. */
export const ssoTypeOf = ({ type }: Pick<SsoConfiguration, 'type'>): SsoType =>
  ssoTypes.find((known) => known === type?.toLowerCase()) ?? 'saml';

type Values = Pick<SsoConfiguration, 'type' | 'ssoEndpoint' | 'publicCertificate' | 'oidcClientId'>;

/** Returns whether the values of the identity provider are there. The client secret is never sent back. */
export const hasValues = (connection: Values): boolean =>
  Boolean(connection.ssoEndpoint) &&
  Boolean(ssoTypeOf(connection) === 'oidc' ? connection.oidcClientId : connection.publicCertificate);

type Proof = Pick<SsoConfiguration, 'domains' | 'skipEmailDomainValidation'>;

/** Returns whether a domain of a configuration is proven, or none has to be. */
export const hasProvenDomain = ({ domains, skipEmailDomainValidation }: Proof): boolean =>
  skipEmailDomainValidation === true || (domains ?? []).some(({ validated }) => validated);

/** What a configuration lacks before it can be switched on. */
export type Missing = 'values' | 'domain' | 'proof';

/** Returns the first thing that a configuration lacks before it can be switched on; undefined when it can be. */
export const missingOf = (connection: Values & Proof): Missing | undefined => {
  if (!hasValues(connection)) return 'values';
  if (hasProvenDomain(connection)) return undefined;
  return (connection.domains ?? []).length === 0 ? 'domain' : 'proof';
};

/** Whether users sign in through a configuration, could do so, or not yet. */
export type ConnectionState = 'on' | 'off' | 'unfinished';

/** Returns the state of a configuration. */
export const connectionState = (connection: Values & Proof & Pick<SsoConfiguration, 'enabled'>): ConnectionState => {
  if (connection.enabled) return 'on';
  return missingOf(connection) === undefined ? 'off' : 'unfinished';
};

/** A TXT record that proves the ownership of a domain. */
export interface DomainRecord {
  name: string;
  value: string;
}

/**
 * Returns the TXT record that proves a domain: what the domain itself names, else the proof of its configuration, which
 * stands at a name of its own.
 */
export const domainRecord = (
  { domain, txtRecord }: Pick<SsoDomain, 'domain' | 'txtRecord'>,
  { generatedVerification }: Pick<SsoConfiguration, 'generatedVerification'> = {},
): DomainRecord | undefined => {
  if (txtRecord) return { name: domain, value: txtRecord };
  return generatedVerification ? { name: `_saml-domain-challenge.${domain}`, value: generatedVerification } : undefined;
};

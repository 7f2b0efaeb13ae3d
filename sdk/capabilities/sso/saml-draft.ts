import type { NewSaml, SamlConfiguration } from './contract';

/** Result of a change to the SAML configuration. */
export interface SamlStep {
  /** The resulting configuration. */
  next: SamlConfiguration;
  /** Body of the request; absent while there is no domain. */
  send?: NewSaml;
}

/** Values that belong to the identity provider of one domain. */
const ofOtherDomain = { ssoEndpoint: '', publicCertificate: '', signRequest: false, validated: false } as const;

/** Returns the fields that the provider accepts, without computed fields and null. */
const sendable = (next: SamlConfiguration): NewSaml => ({
  enabled: next.enabled ?? false,
  domain: next.domain ?? undefined,
  ssoEndpoint: next.ssoEndpoint ?? undefined,
  publicCertificate: next.publicCertificate ?? undefined,
  signRequest: next.signRequest ?? undefined,
  acsUrl: next.acsUrl ?? undefined,
  spEntityId: next.spEntityId ?? undefined,
  isSamlActive: next.isSamlActive,
  oidcClientId: next.oidcClientId ?? undefined,
  oidcSecret: next.oidcSecret ?? undefined,
  type: next.type?.toLowerCase(),
});

/**
 * Applies a change to the SAML configuration. Without a domain nothing is sent; another domain clears endpoint,
 * certificate and request signing.
 */
export const samlStep = (
  current: SamlConfiguration | null | undefined,
  change: Partial<SamlConfiguration>,
): SamlStep => {
  const domain = change.domain === undefined ? current?.domain : change.domain?.trim();
  const isOtherDomain = Boolean(current?.domain) && domain !== current?.domain;
  const next = { ...current, ...change, domain, ...(isOtherDomain && ofOtherDomain) };
  return domain ? { next, send: sendable(next) } : { next };
};

import type { NewSaml, SamlConfiguration } from './contract';

/** Where a change of the SAML configuration leads. */
export interface SamlStep {
  /** The configuration to go on with. */
  next: SamlConfiguration;
  /** What has to be sent; absent while there is no domain. */
  send?: NewSaml;
}

/** What belongs to the identity provider of one domain and is worth nothing for another one. */
const ofOtherDomain = { ssoEndpoint: '', publicCertificate: '', signRequest: false, validated: false } as const;

/** The fields that the provider takes: what it computes itself is left out, and so is null. */
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
 * What a change of the SAML configuration leads to. Without a domain it stays on the page and nothing is sent; another
 * domain clears endpoint, certificate and signing of requests.
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

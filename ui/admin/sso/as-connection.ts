import type { SamlConfiguration, SsoConfiguration } from '@gatehouse/sdk/sso';

/** Ids of the only connection and its only domain, if the provider has none. */
export const ONLY_CONNECTION = 'saml';
const ONLY_DOMAIN = 'domain';

/** Returns a first-generation configuration as a connection of the current API; an empty connection without one. */
export const asConnection = (configuration: SamlConfiguration | null): SsoConfiguration => {
  const { domain, validated, isSamlActive, enabled, ...values } = configuration ?? {};
  return {
    ...values,
    id: ONLY_CONNECTION,
    enabled: enabled ?? isSamlActive ?? false,
    domains: domain ? [{ id: ONLY_DOMAIN, domain, validated: validated ?? false }] : [],
    validated: validated ?? false,
  };
};

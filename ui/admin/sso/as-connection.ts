import type { SamlConfiguration, SsoConfiguration } from '@gatehouse/sdk/sso';

/** Names of the only connection and of its only domain, where the provider gives them none. */
export const ONLY_CONNECTION = 'saml';
const ONLY_DOMAIN = 'domain';

/** Returns the configuration of the first generation as a connection of the later one; without one an empty connection. */
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

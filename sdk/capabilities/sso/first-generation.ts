import type { Api } from '../../core/api';
import { capability } from '../../core/queries';
import {
  contract,
  type NewSsoConfiguration,
  type SamlConfiguration,
  type SsoConfiguration,
  type SsoDomain,
} from './contract';
import { ssoError } from './errors';
import { samlStep } from './saml-draft';

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

const { mutation } = capability('sso', contract);
const stale = ['sso', 'securityCenter'];

/**
 * Returns the changes of a connection at a provider with the version 1 API, with the inputs of version 2, for its only
 * configuration.
 *
 * @param current The configuration as last read or saved; null when there is none.
 * @param onDraft Receives values that are not sent before there is a domain; undefined once they are sent.
 */
export const firstGeneration = (
  current: SamlConfiguration | null,
  onDraft: (draft: SamlConfiguration | undefined) => void,
) => {
  const send = async (api: Api<typeof contract>, change: Partial<SamlConfiguration>): Promise<SsoConfiguration> => {
    const { next, send } = samlStep(current, change);
    const saved = send ? { ...next, ...(await api.saveSaml(send)) } : next;
    onDraft(saved.domain ? undefined : saved);
    return asConnection(saved);
  };
  return {
    save: mutation(
      (
        api,
        { ssoConfigId: _, groups: _groups, roleIds: _roles, ...change }: NewSsoConfiguration & { ssoConfigId?: string },
      ) => send(api, change),
      stale,
    ),
    saveMetadata: mutation(
      async (api, { metadata }: { ssoConfigId?: string; metadata: string }): Promise<SsoConfiguration> =>
        asConnection((await api.saveSamlMetadata({ metadata })) ?? current),
      stale,
    ),
    addDomain: mutation(async (api, { domain }: { ssoConfigId: string; domain: string }): Promise<SsoDomain> => {
      const { domains } = await send(api, { domain });
      return domains?.[0] ?? { id: '', domain, validated: false };
    }, stale),
    validateDomain: mutation(async (api, _: { ssoConfigId?: string; domainId: string }): Promise<void> => {
      if (!current?.domain) throw ssoError('no-configuration');
      await api.validateSamlDomain();
    }, stale),
    setDefaultRoles: mutation(
      (api, { roleIds }: { ssoConfigId: string; roleIds: string[] }) => api.setSamlDefaultRoles({ roleIds }),
      stale,
    ),
  };
};

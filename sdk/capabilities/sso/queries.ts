import { ApiError } from '../../core/errors';
import { capability } from '../../core/queries';
import { canonicalDomain } from '../../core/text/domain-name';
import {
  contract,
  type NewSsoConfiguration,
  type SamlConfiguration,
  type SsoConfiguration,
  type SsoGroup,
} from './contract';
import { ssoError } from './errors';
import { type GroupDraft, groupChanges, sendGroupChanges } from './group-changes';
import { samlStep } from './saml-draft';

export {
  type Certificate,
  type CertificateState,
  certificateEnd,
  certificateState,
  certificatesIn,
  hasPrivateKey,
  readCertificate,
} from './certificate';
export {
  type ConnectionState,
  connectionState,
  type DomainRecord,
  domainRecord,
  hasProvenDomain,
  hasValues,
  type Missing,
  missingOf,
  type SsoType,
  ssoTypeOf,
  ssoTypes,
} from './connection';
export {
  type NewSsoConfiguration,
  type SamlConfiguration,
  type SsoConfiguration,
  type SsoDomain,
  type SsoGroup,
  ssoLimits,
} from './contract';
export { decodeXml } from './decode-xml';
export { asConnection, firstGeneration, ONLY_CONNECTION } from './first-generation';
export { type GroupChanges, type GroupDraft, groupChanges } from './group-changes';
export { type SamlStep, samlStep } from './saml-draft';

const { query, mutation } = capability('sso', contract);

// One recommendation of the security center depends on single sign-on.
const stale = ['sso', 'securityCenter'];

/** Returns whether single sign-on is available at all; readable without a session. */
export const isActive = query(async (api): Promise<boolean> => (await api.getPublic()).isActive ?? false, {
  auth: 'none',
});

// Version 1: one configuration per account.

/** Returns the account's configuration, or null when there is none. */
export const saml = query(async (api): Promise<SamlConfiguration | null> => {
  try {
    return (await api.getSaml()) ?? null;
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 404) return null;
    throw error;
  }
});

/** Returns the SAML values to enter at the identity provider. */
export const samlVendor = query((api) => api.getSamlVendorConfig());
/** Returns whether OpenID Connect is enabled, and its redirect URI. */
export const oidc = query((api) => api.getOidc());

/** Saves a change by the rules of {@link samlStep} and returns the resulting configuration. */
export const saveSaml = mutation(
  async (
    api,
    { current, change }: { current: SamlConfiguration | null; change: Partial<SamlConfiguration> },
  ): Promise<SamlConfiguration> => {
    const { next, send } = samlStep(current, change);
    return send ? { ...next, ...(await api.saveSaml(send)) } : next;
  },
  stale,
);

/** Imports the configuration from the identity provider's metadata XML. */
export const saveSamlMetadata = mutation((api, metadata: string) => api.saveSamlMetadata({ metadata }), stale);

/**
 * Starts the verification of the domain.
 * @throws IllegalStateError `no-configuration` when no configuration with a domain is saved.
 */
export const validateSamlDomain = mutation(async (api, current: SamlConfiguration | null) => {
  if (!current?.domain) throw ssoError('no-configuration');
  return api.validateSamlDomain();
}, stale);

/** Returns the ids of the default roles of users who sign in through SSO. */
export const samlDefaultRoles = query(async (api): Promise<string[]> => (await api.getSamlDefaultRoles()) ?? []);
/** Replaces the default roles. */
export const setSamlDefaultRoles = mutation((api, roleIds: string[]) => api.setSamlDefaultRoles({ roleIds }), stale);

/** Returns the roles by group of the identity provider. */
export const samlGroups = query((api) => api.listSamlGroups());

/** Mappings before and after an edit. */
export interface GroupEdit {
  before: readonly SsoGroup[];
  after: readonly GroupDraft[];
}

/**
 * Saves the difference between two lists of mappings. A failure does not stop the others.
 * @throws PartlyDoneError with the ids of mappings, for new ones their group; the first error when nothing was saved.
 */
export const saveSamlGroups = mutation(
  (api, { before, after }: GroupEdit) =>
    sendGroupChanges(groupChanges(before, after), {
      create: api.createSamlGroup,
      update: api.updateSamlGroup,
      remove: (id) => api.deleteSamlGroup({ id }),
    }),
  stale,
);

// Version 2: several configurations, each with domains.

/** Returns every configuration of the account. */
export const list = query((api) => api.list());

/**
 * Updates the configuration with this id, or creates one without an id; a new one is disabled unless `enabled` is set.
 */
export const save = mutation(
  (
    api,
    { ssoConfigId, ...configuration }: NewSsoConfiguration & { ssoConfigId?: string },
  ): Promise<SsoConfiguration> =>
    ssoConfigId
      ? api.update({ ...configuration, ssoConfigId })
      : api.create({ ...configuration, enabled: configuration.enabled ?? false }),
  stale,
);

/** Updates the configuration with this id, or creates one without an id. `metadata` is XML. */
export const saveMetadata = mutation(
  (api, { ssoConfigId, metadata }: { ssoConfigId?: string; metadata: string }) =>
    ssoConfigId ? api.updateByMetadata({ ssoConfigId, metadata }) : api.createByMetadata({ metadata }),
  stale,
);

/** URL of SAML metadata, and the configuration it is for. */
export interface MetadataUrl {
  ssoConfigId?: string;
  url: string;
  configMetadata?: Record<string, string>;
}

/** Updates the configuration with this id, or creates one without an id. The provider fetches the metadata. */
export const saveMetadataUrl = mutation(
  (api, { ssoConfigId, ...source }: MetadataUrl) =>
    ssoConfigId ? api.updateByMetadataUrl({ ...source, ssoConfigId }) : api.createByMetadataUrl(source),
  stale,
);

/** Deletes a connection; its users then need another way to sign in. */
export const remove = mutation((api, ssoConfigId: string) => api.delete({ ssoConfigId }), stale);

/** Adds a domain, which still has to be verified. */
export const addDomain = mutation(
  (api, { ssoConfigId, domain }: { ssoConfigId: string; domain: string }) =>
    api.createDomain({ ssoConfigId, domain: canonicalDomain(domain) ?? domain.trim() }),
  stale,
);

/** Removes a domain from a configuration. */
export const removeDomain = mutation(
  (api, { ssoConfigId, domainId }: { ssoConfigId: string; domainId: string }) =>
    api.deleteDomain({ ssoConfigId, domainId }),
  stale,
);

/** Identifies the domain to verify. */
export interface DomainValidation {
  /** Absent when the configuration is not saved yet. */
  ssoConfigId?: string;
  domainId: string;
  /** Version of the endpoint. Default: 2. */
  version?: 1 | 2;
}

/**
 * Starts the verification of a domain.
 * @throws IdentityError `no-configuration` when the configuration is not saved.
 */
export const validateDomain = mutation(async (api, { ssoConfigId, domainId, version = 2 }: DomainValidation) => {
  if (!ssoConfigId) throw ssoError('no-configuration');
  const validate = version === 1 ? api.validateDomainV1 : api.validateDomainV2;
  return validate({ ssoConfigId, domainId });
}, stale);

/** Returns the ids of the default roles of users who sign in through a connection. */
export const defaultRoles = query(
  async (api, ssoConfigId: string): Promise<string[]> => (await api.getDefaultRoles({ ssoConfigId })) ?? [],
);

/** Replaces the default roles of a connection. */
export const setDefaultRoles = mutation(
  (api, { ssoConfigId, roleIds }: { ssoConfigId: string; roleIds: string[] }) =>
    api.setDefaultRoles({ ssoConfigId, roleIds }),
  stale,
);

/** Returns the roles by group of the identity provider, for one configuration. */
export const groups = query((api, ssoConfigId: string) => api.listGroups({ ssoConfigId }));

/**
 * Saves the difference between two lists of mappings of a configuration. A failure does not stop the others.
 * @throws PartlyDoneError with the ids of mappings, for new ones their group; the first error when nothing was saved.
 */
export const saveGroups = mutation(
  (api, { ssoConfigId, before, after }: GroupEdit & { ssoConfigId: string }) =>
    sendGroupChanges(groupChanges(before, after), {
      create: (draft) => api.createGroup({ ...draft, ssoConfigId }),
      update: (draft) => api.updateGroup({ ...draft, ssoConfigId }),
      remove: (id) => api.deleteGroup({ ssoConfigId, id }),
    }),
  stale,
);

/** Returns whether a text is a complete http(s) URL. */
export const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

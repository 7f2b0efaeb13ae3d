import { del, get, patch, post, put } from '../../core/contract';
import {
  array,
  boolean,
  dictionary,
  type Infer,
  maybeFlag,
  maybeText,
  nullable,
  object,
  optional,
  optionalFlag,
  optionalText,
  rows,
  string,
  textWithin,
} from '../../core/schema';

/** Limits of a connection's fields, shared by form and provider. */
export const ssoLimits = {
  /** URL of the endpoint, issuer or metadata. */
  address: { min: 0, max: 2048 },
  certificate: { min: 0, max: 20_000 },
  clientId: { min: 0, max: 255 },
  clientSecret: { min: 0, max: 1024 },
  domain: { min: 1, max: 253 },
  /** Name of a group in the directory. */
  group: { min: 1, max: 255 },
  metadata: { min: 1, max: 200_000 },
} as const;

const sent = optionalText;
const address = optional(textWithin(ssoLimits.address));
const strings = array(string());

/** Roles for members of a group at the identity provider. */
export const SsoGroup = object({ id: string(), group: string(), roleIds: optional(strings) });
export type SsoGroup = Infer<typeof SsoGroup>;

/** An email domain whose users sign in through a connection. */
export const SsoDomain = object({
  id: string(),
  domain: string(),
  validated: optionalFlag,
  /** TXT record that verifies the ownership of the domain. */
  txtRecord: maybeText,
});
export type SsoDomain = Infer<typeof SsoDomain>;

/** Fields that both versions of a configuration share. */
const connection = {
  ssoEndpoint: maybeText,
  publicCertificate: maybeText,
  signRequest: maybeFlag,
  acsUrl: maybeText,
  spEntityId: maybeText,
  oidcClientId: maybeText,
  oidcSecret: maybeText,
  /** One of the SSO types. */
  type: maybeText,
  generatedVerification: maybeText,
};

/** One of several configurations of an account. */
export const SsoConfiguration = object({
  ...connection,
  id: string(),
  enabled: optionalFlag,
  domains: optional(nullable(rows(SsoDomain))),
  /** Whether every domain of the configuration is verified. */
  validated: maybeFlag,
  roleIds: optional(nullable(strings)),
  groups: optional(nullable(rows(SsoGroup))),
  skipEmailDomainValidation: optionalFlag,
});
export type SsoConfiguration = Infer<typeof SsoConfiguration>;

/** The only configuration of an account, version 1. */
export const SamlConfiguration = object({
  ...connection,
  enabled: optionalFlag,
  domain: maybeText,
  /** Whether the domain is verified. */
  validated: maybeFlag,
  isSamlActive: optionalFlag,
});
export type SamlConfiguration = Infer<typeof SamlConfiguration>;

const sentConnection = {
  ssoEndpoint: address,
  publicCertificate: optional(textWithin(ssoLimits.certificate)),
  signRequest: optionalFlag,
  acsUrl: address,
  spEntityId: address,
  oidcClientId: optional(textWithin(ssoLimits.clientId)),
  oidcSecret: optional(textWithin(ssoLimits.clientSecret)),
  type: sent,
};

/** Input for saving a version 1 configuration. */
export const NewSaml = object({
  ...sentConnection,
  enabled: boolean(),
  domain: optional(textWithin({ ...ssoLimits.domain, min: 0 })),
  isSamlActive: optionalFlag,
});
export type NewSaml = Infer<typeof NewSaml>;

const sentConfiguration = {
  ...sentConnection,
  generatedVerification: sent,
  enabled: optionalFlag,
  roleIds: optional(strings),
  groups: optional(array(SsoGroup)),
  skipEmailDomainValidation: optionalFlag,
};
/** Input for saving one of several configurations. */
export const NewSsoConfiguration = object(sentConfiguration);
export type NewSsoConfiguration = Infer<typeof NewSsoConfiguration>;

const group = { group: textWithin(ssoLimits.group) };
const withRoles = { ...group, roleIds: strings };
const id = { id: string() };
const ssoConfigId = { ssoConfigId: string() };
const domainId = object({ ...ssoConfigId, domainId: string() });
const metadata = { metadata: textWithin(ssoLimits.metadata) };
const metadataUrl = { url: textWithin(ssoLimits.address), configMetadata: optional(dictionary(string())) };

const saml = { output: optional(nullable(SamlConfiguration)) };
const configuration = { output: SsoConfiguration };
const groups = { output: rows(SsoGroup) };
const roles = { output: optional(nullable(strings)), unwrap: 'roleIds' } as const;

const v1 = '/team/resources/sso/v1';
const v2 = '/team/resources/sso/v2';
const samlPath = `${v1}/saml/configurations`;
const samlGroups = `${v2}/saml/configurations/groups`;
const configurations = `${v1}/configurations`;

const calls = {
  getSaml: get(samlPath, saml),
  saveSaml: post(samlPath, { ...saml, input: NewSaml }),
  saveSamlMetadata: put(`${samlPath}/metadata`, { ...saml, input: object(metadata) }),
  validateSamlDomain: put(`${v1}/saml/validations/domain`, saml),
  getSamlVendorConfig: get(`${samlPath}/vendor-config`, {
    output: object({ acsUrl: maybeText, spEntityId: maybeText }),
  }),
  getSamlDefaultRoles: get(`${samlPath}/roles/default`, roles),
  setSamlDefaultRoles: post(`${samlPath}/roles/default`, { input: object({ roleIds: strings }) }),
  listSamlGroups: get(samlGroups, groups),
  createSamlGroup: post(samlGroups, { input: object({ ...group, roleIds: optional(strings) }) }),
  updateSamlGroup: patch(`${samlGroups}/:id`, { input: object({ ...id, ...withRoles }) }),
  deleteSamlGroup: del(`${samlGroups}/:id`, { input: object(id) }),
  getOidc: get(`${v1}/oidc/configurations`, { output: object({ active: optionalFlag, redirectUri: maybeText }) }),

  getPublic: get(`${v2}/configurations/public`, {
    auth: 'none',
    output: object({ isActive: optionalFlag }),
    recordedAs: 'LOAD_SSO_PUBLIC_CONFIGURATION',
  }),
  list: get(configurations, { output: rows(SsoConfiguration) }),
  create: post(configurations, { ...configuration, input: NewSsoConfiguration }),
  update: patch(`${configurations}/:ssoConfigId`, {
    ...configuration,
    input: object({ ...ssoConfigId, ...sentConfiguration }),
  }),
  delete: del(`${configurations}/:ssoConfigId`, { input: object(ssoConfigId) }),
  createByMetadata: post(`${configurations}/metadata`, { ...configuration, input: object(metadata) }),
  updateByMetadata: put(`${configurations}/:ssoConfigId/metadata`, {
    ...configuration,
    input: object({ ...ssoConfigId, ...metadata }),
  }),
  createByMetadataUrl: post(`${configurations}/metadata-url`, { ...configuration, input: object(metadataUrl) }),
  updateByMetadataUrl: put(`${configurations}/:ssoConfigId/metadata-url`, {
    ...configuration,
    input: object({ ...ssoConfigId, ...metadataUrl }),
  }),
  createDomain: post(`${configurations}/:ssoConfigId/domains`, {
    input: object({ ...ssoConfigId, domain: textWithin(ssoLimits.domain) }),
    output: SsoDomain,
  }),
  deleteDomain: del(`${configurations}/:ssoConfigId/domains/:domainId`, { input: domainId }),
  validateDomainV1: put(`${configurations}/:ssoConfigId/domains/:domainId/validate`, { input: domainId }),
  validateDomainV2: put(`${v2}/configurations/:ssoConfigId/domains/:domainId/validate`, { input: domainId }),
  getDefaultRoles: get(`${configurations}/:ssoConfigId/roles`, { ...roles, input: object(ssoConfigId) }),
  setDefaultRoles: put(`${configurations}/:ssoConfigId/roles`, {
    input: object({ ...ssoConfigId, roleIds: strings }),
  }),
  listGroups: get(`${configurations}/:ssoConfigId/groups`, { ...groups, input: object(ssoConfigId) }),
  createGroup: post(`${configurations}/:ssoConfigId/groups`, {
    input: object({ ...ssoConfigId, ...group, roleIds: optional(strings) }),
  }),
  updateGroup: patch(`${configurations}/:ssoConfigId/groups/:id`, {
    input: object({ ...ssoConfigId, ...id, ...withRoles }),
  }),
  deleteGroup: del(`${configurations}/:ssoConfigId/groups/:id`, { input: object({ ...ssoConfigId, ...id }) }),
};

/** Calls for single sign-on, both versions. */
export type SsoContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link SsoContract}. */
export const contract: SsoContract = calls;

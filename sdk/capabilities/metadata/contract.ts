import { get, post } from '../../core/contract';
import {
  array,
  dictionary,
  type Infer,
  maybeText,
  nullable,
  object,
  optional,
  optionalFlag,
  optionalText,
  string,
  unknown,
} from '../../core/schema';

/** The vendor's settings of the login box and the portal. */
export const AdminBox = object({
  theme: optional(dictionary(unknown())),
  themeV2: optional(dictionary(unknown())),
  navigation: optional(dictionary(unknown())),
  localizations: optional(dictionary(unknown())),
  integrations: optional(
    nullable(object({ gtm: optional(nullable(array(object({ id: string(), enabled: optionalFlag })))) })),
  ),
  /** URL of further settings, which take precedence over these. */
  metadataOverrides: optional(nullable(object({ url: maybeText }))),
});
export type AdminBox = Infer<typeof AdminBox>;

/** SAML service provider metadata for a customer's identity provider. */
export const SamlMetadata = object({
  isActive: optionalFlag,
  configuration: optional(object({ acsUrl: optionalText, spEntityId: optionalText })),
});
export type SamlMetadata = Infer<typeof SamlMetadata>;

/** Location of an IP address. */
export const IpMetadata = object({
  ip: optionalText,
  country_code: maybeText,
  country_name: maybeText,
  city: maybeText,
});
export type IpMetadata = Infer<typeof IpMetadata>;

/** A column of a table, as the vendor configured it. */
export const Column = object({
  name: string(),
  displayName: optionalText,
  /** Timestamp, Email, AlphaNumeric, IpAddress, Severity or Json. */
  type: optionalText,
  sortable: optionalFlag,
  filterable: optionalFlag,
  showInTable: optionalFlag,
  showInMoreInfo: maybeText,
  isPredefined: optionalFlag,
});
export type Column = Infer<typeof Column>;

/** Routing and severity of notifications, and the columns of their list. */
export const NotificationMetadata = object({
  channels: optional(array(string())),
  severities: optional(array(unknown())),
  properties: optional(array(Column)),
});
export type NotificationMetadata = Infer<typeof NotificationMetadata>;

/** Settings of the account's own portal, of any shape. */
export const TenantAdminBox = dictionary(unknown());
export type TenantAdminBox = Infer<typeof TenantAdminBox>;

/** `type` is the path of a value, joined by slashes. */
export const MetadataAction = object({ type: string(), payload: unknown() });
export type MetadataAction = Infer<typeof MetadataAction>;

const unwrap = 'rows';
const ip = optional(nullable(IpMetadata));

const calls = {
  getAdminBox: get('/metadata', {
    auth: 'none',
    recordedAs: 'LOAD_ADMIN_BOX_METADATA',
    fixed: { entityName: 'adminBox' },
    output: array(object({ configuration: optional(nullable(AdminBox)) })),
    unwrap,
  }),
  getSaml: get('/metadata', {
    auth: 'none',
    fixed: { entityName: 'saml' },
    output: array(SamlMetadata),
    unwrap,
  }),
  getNotifications: get('/metadata', {
    fixed: { entityName: 'notifications' },
    output: array(NotificationMetadata),
    unwrap,
  }),
  getAudits: get('/metadata', {
    fixed: { entityName: 'audits' },
    output: array(object({ properties: optional(array(Column)) })),
    unwrap,
  }),
  getTenantAdminBox: get('/metadata/admin-box', { output: TenantAdminBox }),
  updateTenantAdminBox: post('/metadata/admin-box', {
    input: object({ actions: array(MetadataAction) }),
    output: TenantAdminBox,
  }),
  getCurrentIp: get('/metadata/ipme', { output: ip }),
  getIp: get('/metadata/ip/:ip', { input: object({ ip: string() }), output: ip }),
};

/** Calls for portal settings, table columns and IP locations. */
export type MetadataContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link MetadataContract}. */
export const contract: MetadataContract = calls;

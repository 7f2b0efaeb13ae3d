import { del, get, page, post } from '../../core/contract';
import {
  array,
  boolean,
  type Infer,
  maybeText,
  nullable,
  number,
  object,
  optional,
  optionalFlag,
  optionalText,
  rows,
  string,
  textWithin,
} from '../../core/schema';

/** Whether a list allows or blocks its entries. */
export const restrictionTypes = ['ALLOW', 'BLOCK'] as const;
/** One of {@link restrictionTypes}. */
export type RestrictionType = (typeof restrictionTypes)[number];

/** Limits of an entry's fields, shared by form and provider. */
export const restrictionLimits = {
  /** Characters. */
  description: { min: 0, max: 200 },
} as const;

const byId = object({ id: string() });

/** An email domain on one of the lists. */
export const DomainRestriction = object({
  id: string(),
  domain: string(),
  /** A {@link RestrictionType}. */
  type: string(),
});
export type DomainRestriction = Infer<typeof DomainRestriction>;

/** Whether email domains are restricted, and by which list. */
export const DomainConfig = object({
  active: boolean(),
  /** A {@link RestrictionType}; the request to save it names the field `type`. */
  listType: maybeText,
  /** Whether domains of free email services are refused too. */
  blockPublicDomains: optionalFlag,
});
export type DomainConfig = Infer<typeof DomainConfig>;

/** An IP address or range. */
export const IpRestriction = object({
  id: string(),
  ip: string(),
  /** A {@link RestrictionType}. */
  strategy: optionalText,
  isActive: optionalFlag,
  description: maybeText,
});
export type IpRestriction = Infer<typeof IpRestriction>;

/** Input for adding an IP address or range. */
export const NewIpRestriction = object({
  ip: string(),
  strategy: optionalText,
  isActive: optionalFlag,
  description: optional(textWithin(restrictionLimits.description)),
});
export type NewIpRestriction = Infer<typeof NewIpRestriction>;

/** Whether IP addresses are restricted, and by which list. */
export const IpConfig = object({
  isActive: boolean(),
  /** A {@link RestrictionType}. */
  strategy: optionalText,
});
export type IpConfig = Infer<typeof IpConfig>;

/** Whether the client's IP address is allowed. */
const validity = { output: object({ valid: boolean() }) };

const domains = '/identity/resources/configurations/restrictions/v1/email-domain';
// This path has its version in another place.
const ips = '/identity/resources/configurations/v1/restrictions/ip';

const calls = {
  listDomains: get(domains, { output: rows(DomainRestriction), unwrap: 'items' }),
  createDomain: post(domains, { input: object({ domain: string(), type: string() }), output: DomainRestriction }),
  deleteDomain: del(`${domains}/:id`, { input: byId }),
  getDomainConfig: get(`${domains}/config`, { output: DomainConfig }),
  saveDomainConfig: post(`${domains}/config`, {
    input: object({ active: boolean(), blockPublicDomains: optionalFlag, type: optionalText }),
    output: optional(nullable(DomainConfig)),
  }),

  /** `_filter` takes the strategy, not a search text; `_offset` counts pages, as for users. */
  listIps: get(ips, {
    input: object({ _offset: number(), _limit: number(), _filter: string() }),
    output: page(IpRestriction),
  }),
  createIp: post(ips, { input: NewIpRestriction }),
  bulkCreateIps: post(`${ips}/bulk`, { input: object({ ips: array(NewIpRestriction) }) }),
  deleteIp: del(`${ips}/:id`, { input: byId }),
  getIpConfig: get(`${ips}/config`, { output: IpConfig }),
  saveIpConfig: post(`${ips}/config`, { input: IpConfig }),
  verifyCurrentIp: post(`${ips}/verify`, validity),
  verifyCurrentIpAllowed: post(`${ips}/verify/allow`, validity),
};

/** Calls for IP and email domain restrictions. */
export type RestrictionsContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link RestrictionsContract}. */
export const contract: RestrictionsContract = calls;

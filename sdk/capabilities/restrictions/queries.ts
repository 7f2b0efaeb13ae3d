import type { Api } from '../../core/api';
import { ApiError } from '../../core/errors';
import { type Page, toPage } from '../../core/page';
import { sendParts } from '../../core/partly-done';
import { capability } from '../../core/queries';
import { canonicalDomain } from '../../core/text/domain-name';
import {
  contract,
  type DomainConfig,
  type DomainRestriction,
  type IpRestriction,
  type NewIpRestriction,
  type RestrictionType,
} from './contract';
import { restrictionError } from './errors';
import { canonicalIp } from './ip-syntax';

export { isDomain } from '../../core/text/domain-name';
export { domainVerdict, ipVerdict, type Verdict } from './check-restrictions';
export {
  type DomainConfig,
  type DomainRestriction,
  type IpConfig,
  type IpRestriction,
  type NewIpRestriction,
  type RestrictionType,
  restrictionLimits,
  restrictionTypes,
} from './contract';
export { canonicalIp, type IpRange, ipRange, isIpOrRange } from './ip-syntax';

const { query, mutation } = capability('restrictions', contract);

// The security center's recommendations depend on the restrictions.
const stale = ['restrictions', 'securityCenter'];

/** Restrictions of email domains, and the domains of the active list. */
export interface DomainRestrictions {
  config: DomainConfig;
  domains: DomainRestriction[];
}

/** The provider stores both lists; only the one in the settings is active. */
export const listedDomains = (config: DomainConfig, domains: DomainRestriction[]): DomainRestriction[] =>
  domains.filter(({ type }) => type === config.listType);

/** Returns the settings and the domains of the active list, read in parallel. */
export const listDomains = query(async (api): Promise<DomainRestrictions> => {
  const [config, domains] = await Promise.all([api.getDomainConfig(), api.listDomains()]);
  return { config, domains: listedDomains(config, domains) };
});

/** Adds a domain to one of the two lists. */
export const createDomain = mutation(
  (api, { domain, type }: { domain: string; type: RestrictionType }) =>
    api.createDomain({ domain: canonicalDomain(domain) ?? domain.trim(), type }),
  stale,
);

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.statusCode === 409;

/**
 * Adds several domains to one of the two lists, in order. A domain that is already listed counts as added.
 * @throws PartlyDoneError with the domains; those after the first failure are not sent.
 */
export const createDomains = mutation(
  (api, { domains, type }: { domains: readonly string[]; type: RestrictionType }) => {
    const add = async (domain: string) => {
      try {
        await api.createDomain({ domain: canonicalDomain(domain) ?? domain.trim(), type });
      } catch (error) {
        if (!isConflict(error)) throw error;
      }
    };
    return sendParts(
      domains.map((domain) => [{ change: 'add', what: 'domain', keys: [domain], call: () => add(domain) }]),
      { stop: true },
    );
  },
  stale,
);

/** Removes a domain from its list, by the id of the entry. */
export const removeDomain = mutation((api, id: string) => api.deleteDomain({ id }), stale);

/** Input of {@link saveDomainConfig}. */
export interface DomainSettings {
  active: boolean;
  /** Default: unchanged. */
  listType?: RestrictionType;
  /** Default: unchanged. */
  blockPublicDomains?: boolean;
}

/** Saves the domain settings. They are read with `listType` and saved with `type`. */
export const saveDomainConfig = mutation(
  (api, { active, blockPublicDomains, listType }: DomainSettings) =>
    api.saveDomainConfig({ active, blockPublicDomains, type: listType }),
  stale,
);

/** Page and list of the IP restrictions. */
export interface IpFilter {
  strategy: RestrictionType;
  /** Page number, from 0. Default: 0. */
  page?: number;
  /** Default: 10. */
  pageSize?: number;
}

/** The first page that a list requests. */
export const firstIpPage = { page: 0, pageSize: 4 } as const;
const FALLBACK_SIZE = 10;

/** Returns the IP addresses on one list. */
export const listIps = query(
  async (api, { strategy, page = 0, pageSize = FALLBACK_SIZE }: IpFilter): Promise<Page<IpRestriction>> => {
    const { items, _metadata } = await api.listIps({ _filter: strategy, _offset: page, _limit: pageSize });
    return toPage(items, page, pageSize, _metadata);
  },
);

/** Returns whether IP restrictions are active, and which list. */
export const ipConfig = query((api) => api.getIpConfig());

const canonical = (restriction: NewIpRestriction): NewIpRestriction => ({
  ...restriction,
  ip: canonicalIp(restriction.ip) ?? restriction.ip.trim(),
});

/** Adds an IP address or range. */
export const createIp = mutation((api, restriction: NewIpRestriction) => api.createIp(canonical(restriction)), stale);

/** Adds several IP addresses with one call. */
export const createIps = mutation(
  (api, ips: readonly NewIpRestriction[]) => api.bulkCreateIps({ ips: ips.map(canonical) }),
  stale,
);

/** Removes an IP address from its list, by the id of the entry. */
export const removeIp = mutation((api, id: string) => api.deleteIp({ id }), stale);

/** Input of {@link saveIpConfig}. */
export interface IpSettings {
  isActive: boolean;
  strategy: RestrictionType;
}

/**
 * Returns whether settings would lock the administrator out: active restrictions that do not allow the client's
 * address.
 */
export const locksOut = ({ isActive }: IpSettings, { valid }: { valid: boolean }): boolean => isActive && !valid;

/** An allow list that is not active admits every address, so it is tested separately. */
const verify = (api: Api<typeof contract>, strategy: RestrictionType) =>
  strategy === 'ALLOW' ? api.verifyCurrentIpAllowed() : api.verifyCurrentIp();

/** Returns whether a list allows the client's IP address. */
export const currentIp = query((api, strategy: RestrictionType) => verify(api, strategy));

const activate = async (api: Api<typeof contract>, settings: IpSettings) => {
  const result = settings.isActive ? await verify(api, settings.strategy) : { valid: true };
  if (locksOut(settings, result)) throw restrictionError('ip-lockout');
  await api.saveIpConfig(settings);
};

/**
 * Saves the settings after testing that they do not lock the administrator out.
 * @throws IdentityError `ip-lockout` when they would; nothing is saved.
 */
export const saveIpConfig = mutation(
  (api, { isActive, strategy }: IpSettings) => activate(api, { isActive, strategy }),
  stale,
);

/** Description of the entry that {@link addMyIpAndActivate} creates. */
const MY_IP = 'My IP';

/**
 * Adds the client's IP address to the allow list and activates the list after testing that it allows the client.
 * @throws PartlyDoneError when the list could not be activated, with `ip-lockout` when the provider sees another
 * address. The list stays inactive and keeps the entry; safe to call again.
 */
export const addMyIpAndActivate = mutation(async (api, ip: string) => {
  const add = async () => {
    try {
      await api.createIp({ ip, strategy: 'ALLOW', isActive: true, description: MY_IP });
    } catch (error) {
      // Already on the list; the test decides.
      if (!isConflict(error)) throw error;
    }
  };
  const turnOn = () => activate(api, { isActive: true, strategy: 'ALLOW' });
  await sendParts(
    [
      [{ change: 'create', what: 'ip', keys: [ip], call: add }],
      [{ change: 'update', what: 'ipConfig', keys: ['ALLOW'], call: turnOn }],
    ],
    { stop: true },
  );
}, stale);

/** Returns the type of a list by its provider name; any unknown value is an allow list. */
export const restrictionTypeOf = (text: string | null | undefined): RestrictionType =>
  text === 'BLOCK' ? 'BLOCK' : 'ALLOW';

/** Returns the unique entries of a pasted list, separated by line breaks, commas or spaces. */
export const entriesOf = (text: string): string[] => [
  ...new Set(text.split(/[\s,;]+/).filter((entry) => entry !== '')),
];

import type { Api } from '../../core/api';
import { ApiError } from '../../core/errors';
import { type Page, toPage } from '../../core/page';
import { sendParts } from '../../core/partly-done';
import { capability } from '../../core/queries';
import {
  contract,
  type DomainConfig,
  type DomainRestriction,
  type IpRestriction,
  type NewIpRestriction,
  type RestrictionType,
} from './contract';
import { restrictionFault } from './errors';

export {
  type DomainConfig,
  type DomainRestriction,
  type IpConfig,
  type IpRestriction,
  type NewIpRestriction,
  type RestrictionType,
  restrictionTypes,
} from './contract';
export { isDomain } from './domain-syntax';
export { type IpRange, ipRange, isIpOrRange } from './ip-syntax';
export { domainVerdict, ipVerdict, type Verdict } from './passes';

const { query, mutation } = capability('restrictions', contract);

// The recommendations of the security center follow from the restrictions.
const stale = ['restrictions', 'securityCenter'];

/** How e-mail addresses are restricted, and the domains of the list that is in use. */
export interface DomainRestrictions {
  config: DomainConfig;
  domains: DomainRestriction[];
}

/** The provider keeps both lists; only the one that the settings name has an effect. */
export const listedDomains = (config: DomainConfig, domains: DomainRestriction[]): DomainRestriction[] =>
  domains.filter(({ type }) => type === config.listType);

/** Settings and domains of the list in use, read together. */
export const listDomains = query(async (api): Promise<DomainRestrictions> => {
  const [config, domains] = await Promise.all([api.getDomainConfig(), api.listDomains()]);
  return { config, domains: listedDomains(config, domains) };
});

/** Adds a domain to one of the two lists. */
export const createDomain = mutation(
  (api, { domain, type }: { domain: string; type: RestrictionType }) =>
    api.createDomain({ domain: domain.trim(), type }),
  stale,
);

/** Takes a domain off its list, by the id of the entry. */
export const removeDomain = mutation((api, id: string) => api.deleteDomain({ id }), stale);

/** What {@link saveDomainConfig} saves. */
export interface DomainSettings {
  active: boolean;
  /** Left as it is when absent. */
  listType?: RestrictionType;
  /** Left as it is when absent. */
  blockPublicDomains?: boolean;
}

/** The settings are read with `listType` and saved with `type`. */
export const saveDomainConfig = mutation(
  (api, { active, blockPublicDomains, listType }: DomainSettings) =>
    api.saveDomainConfig({ active, blockPublicDomains, type: listType }),
  stale,
);

/** Filter of the IP addresses. */
export interface IpFilter {
  strategy: RestrictionType;
  /** Counted from 0, the default. */
  page?: number;
  /** Default 10. */
  pageSize?: number;
}

/** What a list of addresses starts with. */
export const firstIpPage = { page: 0, pageSize: 4 } as const;
const FALLBACK_SIZE = 10;

/** Addresses of one strategy. */
export const listIps = query(
  async (api, { strategy, page = 0, pageSize = FALLBACK_SIZE }: IpFilter): Promise<Page<IpRestriction>> => {
    const { items, _metadata } = await api.listIps({ _filter: strategy, _offset: page, _limit: pageSize });
    return toPage(items, page, pageSize, _metadata);
  },
);

/** Whether the entries have an effect, and which. */
export const ipConfig = query((api) => api.getIpConfig());

const trimmed = (restriction: NewIpRestriction): NewIpRestriction => ({ ...restriction, ip: restriction.ip.trim() });

/** Adds an address or a range. */
export const createIp = mutation((api, restriction: NewIpRestriction) => api.createIp(trimmed(restriction)), stale);

/** Adds several addresses with one call. */
export const createIps = mutation(
  (api, ips: readonly NewIpRestriction[]) => api.bulkCreateIps({ ips: ips.map(trimmed) }),
  stale,
);

/** Takes an address off its list, by the id of the entry. */
export const removeIp = mutation((api, id: string) => api.deleteIp({ id }), stale);

/** What {@link saveIpConfig} saves. */
export interface IpSettings {
  isActive: boolean;
  strategy: RestrictionType;
}

/** Whether the caller would be shut out: active restrictions that do not let the address of the caller pass. */
export const locksOut = ({ isActive }: IpSettings, { valid }: { valid: boolean }): boolean => isActive && !valid;

/** An allow list that is not enabled admits every address, so it is read on its own. */
const verify = (api: Api<typeof contract>, strategy: RestrictionType) =>
  strategy === 'ALLOW' ? api.verifyCurrentIpAllowed() : api.verifyCurrentIp();

/** Whether the address of the caller passes a list. */
export const currentIp = query((api, strategy: RestrictionType) => verify(api, strategy));

const activate = async (api: Api<typeof contract>, settings: IpSettings) => {
  const verdict = settings.isActive ? await verify(api, settings.strategy) : { valid: true };
  if (locksOut(settings, verdict)) throw restrictionFault('ip-lockout');
  await api.saveIpConfig(settings);
};

/**
 * Saves the settings, after a test that the caller can still come in.
 * @throws IdentityError `ip-lockout` when not; nothing is saved then.
 */
export const saveIpConfig = mutation(
  (api, { isActive, strategy }: IpSettings) => activate(api, { isActive, strategy }),
  stale,
);

/** Description of the entry that {@link addMyIpAndActivate} makes. */
const MY_IP = 'My IP';

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.statusCode === 409;

/**
 * Adds the caller's address to the allow list and turns the list on, after a test that the caller passes it.
 * @throws PartlyDoneError when the list could not be turned on, with `ip-lockout` when the provider sees the caller under
 * another address. The list stays off then, and the entry stays in it; calling this again does no harm.
 */
export const addMyIpAndActivate = mutation(async (api, ip: string) => {
  const add = async () => {
    try {
      await api.createIp({ ip, strategy: 'ALLOW', isActive: true, description: MY_IP });
    } catch (error) {
      // It stands in the list already; the test decides.
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

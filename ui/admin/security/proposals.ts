import type { FieldOf } from '@gatehouse/sdk/admin';
import type { Recommendation, RecommendationCode } from '@gatehouse/sdk/security-center';
import type { SecurityTab } from './tabs';

/** Name of a setting that a recommendation can fill in, as in the URL. */
export type ProposalName = 'mfa' | 'lockout' | 'history' | 'idle' | 'relogin' | 'count' | 'ips' | 'domains';

type Figures = Recommendation['metadata'];

interface Target {
  name: ProposalName;
  tab: Exclude<SecurityTab, 'overview'>;
  /** Field whose appearance decides whether the setting can be changed; lists have none. */
  field?: FieldOf<'sessionManagement'> | FieldOf<'generalSettings'>;
}

interface Source extends Target {
  value: (figures: Figures) => string | number | null | undefined;
}

/** Location where a recommendation is resolved, and the value that it fills in. */
export interface Proposal extends Target {
  /** Proposed value; undefined if the provider proposes none. */
  value: string | undefined;
}

const general = (name: ProposalName, field: FieldOf<'generalSettings'>, value: Source['value']): Source => ({
  name,
  tab: 'generalSettings',
  field,
  value,
});
const session = (name: ProposalName, field: FieldOf<'sessionManagement'>, value: Source['value']): Source => ({
  name,
  tab: 'sessionManagement',
  field,
  value,
});

const mfa = general('mfa', 'mfa', () => 'Force');
const lockout = general('lockout', 'userLockout', (figures) => figures?.password?.userLockoutRecommendation);
const history = general('history', 'passwordHistory', (figures) => figures?.password?.historyRecommendations);
const relogin = session('relogin', 'forceReLogin', (figures) => figures?.sessions?.forceReloginRecommendation);
const idle = session('idle', 'idleSessionTimeout', (figures) => figures?.sessions?.idleTimeoutRecommendation);
const count = session('count', 'maximumConcurrentSessions', (figures) => figures?.sessions?.concurrencyRecommendation);
const ips: Target = { name: 'ips', tab: 'ipRestrictions' };
const domains: Target = { name: 'domains', tab: 'domainRestrictions' };

const sources: Readonly<Record<RecommendationCode, Source | undefined>> = {
  FORCE_MFA: mfa,
  // Resolved by sending mail, and on another page.
  BREACHED_PASSWORDS_EXIST: undefined,
  CONFIGURE_SSO: undefined,
  ENABLE_USER_LOCKOUT: lockout,
  STRENGTHEN_USER_LOCKOUT: lockout,
  ENABLE_PASSWORD_HISTORY: history,
  STRENGTHEN_PASSWORD_HISTORY: history,
  ENABLE_FORCE_RELOGIN: relogin,
  SET_FORCE_RELOGIN: relogin,
  ENABLE_SESSION_CONCURRENCY: count,
  SET_SESSION_CONCURRENCY: count,
  ENABLE_IDLE_SESSION: idle,
  SET_IDLE_SESSION: idle,
  ENABLE_IP_RESTRICTIONS: { ...ips, value: () => 'on' },
  CHANGE_IP_TO_ALLOWLIST: { ...ips, value: () => 'ALLOW' },
  ENABLE_DOMAIN_RESTRICTIONS: { ...domains, value: () => 'on' },
  CHANGE_DOMAIN_TO_ALLOWLIST: { ...domains, value: () => 'ALLOW' },
};

/** Returns whether this version knows a recommendation. */
export const isKnownCode = (code: string): code is RecommendationCode => Object.hasOwn(sources, code);

/** Returns the location where a recommendation is resolved; undefined if no setting here resolves it. */
export const proposalOf = ({ code, metadata }: Pick<Recommendation, 'code' | 'metadata'>): Proposal | undefined => {
  const source = isKnownCode(code) ? sources[code] : undefined;
  if (!source) return undefined;
  const { value, ...target } = source;
  return { ...target, value: value(metadata)?.toString() };
};

const key = (name: ProposalName): string => `propose.${name}`;

/** Serializes a proposal as the query of the page. */
export const toSearch = ({ name, value }: Pick<Proposal, 'name' | 'value'>): string =>
  value === undefined ? '' : new URLSearchParams({ [key(name)]: value }).toString();

/** Parses the proposal for a setting from the query of the page. */
export const proposedIn = (search: string, name: ProposalName): string | undefined =>
  new URLSearchParams(search).get(key(name)) ?? undefined;

/** Removes the proposal for a setting from the query. */
export const withoutProposal = (search: string, name: ProposalName): string => {
  const rest = new URLSearchParams(search);
  rest.delete(key(name));
  return rest.toString();
};

/** Returns a proposed number; undefined if it is invalid. */
export const amountOf = (proposed: string): number | undefined => {
  const amount = Number(proposed);
  return Number.isFinite(amount) && amount > 0 ? amount : undefined;
};

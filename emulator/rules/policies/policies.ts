import type { contracts, Wire } from '@gatehouse/sdk/contracts';
import type { Call } from '../../http/call';
import { ProviderError } from '../../http/errors';
import type { Settings } from '../../provider';
import { document } from '../resources/owned';

type Session = Wire<(typeof contracts)['sessions']['getConfigurations']>;

interface MfaPolicy {
  enforceMFAType: string;
}
interface LockoutPolicy {
  enabled: boolean;
  maxAttempts: number;
}
interface PasswordHistoryPolicy {
  enabled: boolean;
  historySize: number;
}
type Strategy = 'ALLOW' | 'BLOCK';
export interface IpPolicy {
  isActive: boolean;
  strategy: Strategy;
}
interface DomainPolicy {
  active: boolean;
  listType: Strategy;
  blockPublicDomains: boolean;
}

interface GroupsPolicy {
  enabled: boolean;
  rolesEnabled: boolean;
}

const unset = undefined;

/**
 * Policies of an account for sign-ins and sessions. Each policy is enforced in one place:
 *
 * | policy | enforced in |
 * |---|---|
 * | `mfa` | `rules/sign-in/sign-in.ts` `continueSignIn` |
 * | `lockout` | `rules/passwords/password-attempts.ts` `beginPasswordAttempt` |
 * | `passwordHistory` | `rules/passwords/new-password.ts` `hashNewPassword` |
 * | `sessions` | `rules/sessions/sessions.ts`, whenever a session is read or started |
 * | `ips` | `rules/policies/restrictions.ts`, for every call and every token |
 * | `domains` | `rules/policies/restrictions.ts`, for every user who joins an account |
 * | `groups` | `rules/members/memberships.ts` `rolesOf`, for every token and permission check |
 */
export const policies = {
  mfa: document<MfaPolicy | undefined>('mfa-policy', unset),
  lockout: document<LockoutPolicy | undefined>('lockout-policy', unset),
  passwordHistory: document<PasswordHistoryPolicy | undefined>('password-history-policy', unset),
  sessions: document<Session>('session-limits', {}),
  ips: document<IpPolicy>('ip-restrictions', { isActive: false, strategy: 'ALLOW' }),
  domains: document<DomainPolicy>('domain-restrictions', {
    active: false,
    listType: 'ALLOW',
    blockPublicDomains: false,
  }),
  groups: document<GroupsPolicy>('groups', { enabled: true, rolesEnabled: true }),
};

/** Policies of accounts without their own. The lockout follows the settings of the provider. */
export const vendorPolicies = {
  mfa: { enforceMFAType: 'DontForce' },
  passwordHistory: { enabled: false, historySize: 1 },
  lockout: ({ maxFailures }: Settings) => ({ enabled: true, maxAttempts: maxFailures }),
};

/** Periods in minutes. */
interface PasswordRotation {
  isActive: boolean;
  rotationPeriod: number;
  notificationPeriod: number;
  vendorRotationPeriod: number;
}

const DAY = 24 * 60;
const MAX_PERIOD = 3650 * DAY;

export const vendorRotation: PasswordRotation = {
  isActive: false,
  rotationPeriod: 90 * DAY,
  notificationPeriod: 14 * DAY,
  vendorRotationPeriod: 90 * DAY,
};

/** The period after which passwords have to be replaced. */
export const rotation = document<PasswordRotation>('password-rotation', vendorRotation);

const invalid = (message: string) => new ProviderError(400, 'invalid-policy', message);

const isPeriod = (minutes: number) => Number.isSafeInteger(minutes) && minutes >= 0 && minutes <= MAX_PERIOD;

export const passwordRotation = {
  get: rotation.get,
  /** The vendor's period is not the account's to change. */
  save: (call: Call, { isActive, rotationPeriod, notificationPeriod }: PasswordRotation): PasswordRotation => {
    if (!isPeriod(rotationPeriod) || !isPeriod(notificationPeriod)) throw invalid('Enter periods in whole minutes.');
    if (isActive && rotationPeriod < DAY) throw invalid('Let passwords be valid for at least one day.');
    if (isActive && notificationPeriod >= rotationPeriod) {
      throw invalid('The notification has to come before the password ends.');
    }
    const { vendorRotationPeriod } = vendorRotation;
    return rotation.save(call, { isActive, rotationPeriod, notificationPeriod, vendorRotationPeriod });
  },
};

interface CountryRestriction {
  enabled: boolean;
  action: string;
  failStrategy: string;
  shouldSendRestrictionEmail: boolean;
}

const restriction = document<CountryRestriction>('country-restriction', {
  enabled: false,
  action: 'BLOCK',
  failStrategy: 'ALLOW',
  shouldSendRestrictionEmail: false,
});
const countries = document<readonly string[]>('restricted-countries', []);

const isStrategy = (text: string) => text === 'ALLOW' || text === 'BLOCK';

export const countryRestriction = {
  get: (call: Call) => ({ id: restriction.idIn(call.caller().tenantId), ...restriction.get(call) }),
  save: (call: Call, values: CountryRestriction): undefined => {
    if (!isStrategy(values.action) || !isStrategy(values.failStrategy)) throw invalid('Choose ALLOW or BLOCK.');
    restriction.save(call, values);
  },
  getCountries: (call: Call) => countries.get(call).map((countryCode) => ({ id: countryCode, countryCode })),
  saveCountries: (call: Call, entries: readonly { countryCode: string }[]): undefined => {
    const codes = [...new Set(entries.map(({ countryCode }) => countryCode.trim().toUpperCase()))];
    const unknown = codes.find((code) => !/^[A-Z]{2}$/.test(code));
    if (unknown !== undefined) {
      throw invalid(`"${unknown.slice(0, 20)}" is not a country. Send its code of two letters, such as DE.`);
    }
    countries.save(call, codes);
  },
};

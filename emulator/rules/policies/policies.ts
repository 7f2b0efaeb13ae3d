import type { contracts, Wire } from '@gatehouse/sdk/contracts';
import { document } from '../resources/documents';

type Session = Wire<(typeof contracts)['sessions']['getConfigurations']>;

export interface MfaPolicy {
  enforceMFAType: string;
}
export interface LockoutPolicy {
  enabled: boolean;
  maxAttempts: number;
}
export interface PasswordHistoryPolicy {
  enabled: boolean;
  historySize: number;
}
type Strategy = 'ALLOW' | 'BLOCK';
export interface IpPolicy {
  isActive: boolean;
  strategy: Strategy;
}
export interface DomainPolicy {
  active: boolean;
  listType: Strategy;
  blockPublicDomains: boolean;
}

export interface GroupsPolicy {
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
};

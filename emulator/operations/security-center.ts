import type { contracts, Wire } from '@gatehouse/sdk/contracts';
import type { Call } from '../http/call';
import { membersOf, passesPreset } from '../rules/members/members';
import { policies, vendorPolicies } from '../rules/policies/policies';
import { ownedRows } from '../rules/resources/owned';
import { type OperationsOf, operation } from './operation';
import { readPolicy } from './security-policy';

type Contract = (typeof contracts)['securityCenter'];
type Insights = NonNullable<Wire<Contract['getInsights']>['insights']>;
type Figures = NonNullable<Insights['items']>[number]['metadata'];

const DAY = 24 * 3600;

/** Values that the recommendations suggest. */
const proposed = { attempts: 5, history: 5, relogin: 30 * DAY, concurrent: 5, idle: 8 * 3600 };

/** Returns the current data that the findings are computed from. */
const readPosture = (call: Call) => {
  const { db, provider } = call;
  const { tenantId } = call.caller();
  const members = membersOf(call, [tenantId]);
  // The counts equal those of the user list with the same preset.
  const countOf = (preset: string) => members.filter(passesPreset(call, { preset })).length;
  const limits = policies.sessions.read(db, tenantId);
  return {
    totalUsers: members.length,
    enrolled: members.length - countOf('mfa-unenrolled'),
    breached: countOf('breached-passwords'),
    inactive: countOf('inactive'),
    mfa: policies.mfa.read(db, tenantId) ?? vendorPolicies.mfa,
    lockout: policies.lockout.read(db, tenantId) ?? vendorPolicies.lockout(provider.settings),
    history: policies.passwordHistory.read(db, tenantId) ?? vendorPolicies.passwordHistory,
    relogin: limits.sessionTimeoutConfiguration,
    idle: limits.sessionIdleTimeoutConfiguration,
    concurrent: limits.sessionConcurrentConfiguration,
    ips: policies.ips.read(db, tenantId),
    ipsCount: ownedRows(call, 'ipRestrictions').length,
    domains: policies.domains.read(db, tenantId),
    domainsCount: ownedRows(call, 'domainRestrictions').length,
    sso: ownedRows(call, 'ssoConnections').some(({ enabled }) => enabled),
  };
};
type Posture = ReturnType<typeof readPosture>;

interface Check {
  code: string;
  category: string;
  severity: 'SEVERE' | 'WARNING' | 'INFO';
  /** Returns whether the recommendation applies. */
  when: (posture: Posture) => boolean;
  metadata: (posture: Posture) => Figures;
}

const ipFigures = ({ ipsCount }: Posture): Figures => ({ restrictions: { ipsCount } });
const domainFigures = ({ domainsCount }: Posture): Figures => ({ restrictions: { domainsCount } });
const reloginFigures = (): Figures => ({ sessions: { forceReloginRecommendation: proposed.relogin } });
const idleFigures = (): Figures => ({ sessions: { idleTimeoutRecommendation: proposed.idle } });
const concurrentFigures = (): Figures => ({ sessions: { concurrencyRecommendation: proposed.concurrent } });
const lockoutFigures = (): Figures => ({ password: { userLockoutRecommendation: proposed.attempts } });
const historyFigures = (): Figures => ({ password: { historyRecommendations: proposed.history } });

const severe = { severity: 'SEVERE' } as const;
const warning = { severity: 'WARNING' } as const;
const info = { severity: 'INFO' } as const;

const checks: readonly Check[] = [
  {
    code: 'FORCE_MFA',
    category: 'MFA',
    ...severe,
    when: ({ mfa }) => mfa.enforceMFAType === 'DontForce',
    metadata: ({ totalUsers, enrolled }) => ({ totalUsers, mfa: { enrolledUsersCount: enrolled } }),
  },
  {
    code: 'BREACHED_PASSWORDS_EXIST',
    category: 'PASSWORD',
    ...severe,
    when: ({ breached }) => breached > 0,
    metadata: ({ breached }) => ({ password: { breachedPasswordUsersCount: breached } }),
  },
  {
    code: 'ENABLE_USER_LOCKOUT',
    category: 'PASSWORD',
    ...severe,
    when: ({ lockout }) => !lockout.enabled,
    metadata: lockoutFigures,
  },
  {
    code: 'STRENGTHEN_USER_LOCKOUT',
    category: 'PASSWORD',
    ...warning,
    when: ({ lockout }) => lockout.enabled && lockout.maxAttempts > proposed.attempts,
    metadata: lockoutFigures,
  },
  {
    code: 'ENABLE_PASSWORD_HISTORY',
    category: 'PASSWORD',
    ...info,
    when: ({ history }) => !history.enabled,
    metadata: historyFigures,
  },
  {
    code: 'STRENGTHEN_PASSWORD_HISTORY',
    category: 'PASSWORD',
    ...info,
    when: ({ history }) => history.enabled && history.historySize < proposed.history,
    metadata: historyFigures,
  },
  {
    code: 'ENABLE_FORCE_RELOGIN',
    category: 'SESSIONS',
    ...warning,
    when: ({ relogin }) => !relogin?.isActive,
    metadata: reloginFigures,
  },
  {
    code: 'SET_FORCE_RELOGIN',
    category: 'SESSIONS',
    ...info,
    when: ({ relogin }) => relogin?.isActive === true && relogin.timeout > proposed.relogin,
    metadata: reloginFigures,
  },
  {
    code: 'ENABLE_SESSION_CONCURRENCY',
    category: 'SESSIONS',
    ...info,
    when: ({ concurrent }) => !concurrent?.isActive,
    metadata: concurrentFigures,
  },
  {
    code: 'SET_SESSION_CONCURRENCY',
    category: 'SESSIONS',
    ...info,
    when: ({ concurrent }) => concurrent?.isActive === true && concurrent.maxSessions > proposed.concurrent,
    metadata: concurrentFigures,
  },
  {
    code: 'ENABLE_IDLE_SESSION',
    category: 'SESSIONS',
    ...warning,
    when: ({ idle }) => !idle?.isActive,
    metadata: idleFigures,
  },
  {
    code: 'SET_IDLE_SESSION',
    category: 'SESSIONS',
    ...info,
    when: ({ idle }) => idle?.isActive === true && idle.timeout > proposed.idle,
    metadata: idleFigures,
  },
  {
    code: 'ENABLE_IP_RESTRICTIONS',
    category: 'IP',
    ...info,
    when: ({ ips }) => !ips.isActive,
    metadata: ipFigures,
  },
  {
    code: 'CHANGE_IP_TO_ALLOWLIST',
    category: 'IP',
    ...info,
    when: ({ ips }) => ips.isActive && ips.strategy === 'BLOCK',
    metadata: ipFigures,
  },
  {
    code: 'ENABLE_DOMAIN_RESTRICTIONS',
    category: 'DOMAIN',
    ...info,
    when: ({ domains }) => !domains.active,
    metadata: domainFigures,
  },
  {
    code: 'CHANGE_DOMAIN_TO_ALLOWLIST',
    category: 'DOMAIN',
    ...info,
    when: ({ domains }) => domains.active && domains.listType === 'BLOCK',
    metadata: domainFigures,
  },
  {
    code: 'CONFIGURE_SSO',
    category: 'SSO',
    ...info,
    when: ({ sso }) => !sso,
    metadata: () => null,
  },
];

/** Points that a recommendation deducts, of 100. */
const cost = { SEVERE: 20, WARNING: 10, INFO: 3 };

/** Positive findings; each is reported while it holds. */
const insights: readonly Omit<Check, 'severity'>[] = [
  {
    code: 'MFA_ENROLLMENT',
    category: 'MFA',
    when: ({ enrolled }) => enrolled > 0,
    metadata: ({ totalUsers, enrolled }) => ({ totalUsers, mfa: { enrolledUsersCount: enrolled } }),
  },
  {
    code: 'INACTIVE_USERS',
    category: 'INACTIVITY',
    when: () => true,
    metadata: ({ totalUsers, inactive }) => ({ totalUsers, inactivity: { staleUsersCount: inactive } }),
  },
  {
    code: 'SESSION_SETTINGS',
    category: 'SESSIONS',
    when: ({ relogin, idle, concurrent }) => [relogin, idle, concurrent].some((limit) => limit?.isActive),
    metadata: ({ relogin, idle, concurrent }) => ({
      sessions: { configuredSessionSettings: [relogin, idle, concurrent].filter((limit) => limit?.isActive).length },
    }),
  },
  { code: 'IP_RESTRICTIONS', category: 'IP', when: ({ ips }) => ips.isActive, metadata: ipFigures },
  { code: 'DOMAIN_RESTRICTIONS', category: 'DOMAIN', when: ({ domains }) => domains.active, metadata: domainFigures },
];

export const securityCenter: OperationsOf<'securityCenter'> = {
  getRecommendations: operation(readPolicy, (call) => {
    const posture = readPosture(call);
    const applicable = checks.filter(({ when }) => when(posture));
    const lost = applicable.reduce((sum, { severity }) => sum + cost[severity], 0);
    return {
      scoring: { score: Math.max(0, 100 - lost) },
      recommendations: {
        items: applicable.map(({ code, category, severity, metadata }) => ({
          code,
          category,
          severity,
          metadata: metadata(posture),
        })),
      },
    };
  }),
  getInsights: operation(readPolicy, (call) => {
    const posture = readPosture(call);
    const items = insights
      .filter(({ when }) => when(posture))
      .map(({ code, category, metadata }) => ({ code, category, metadata: metadata(posture) }));
    return { insights: { items } };
  }),
};

import type { Emulator } from '../emulator';
import { policies, vendorPolicies } from '../rules/policies/policies';
import type { Field } from './form-fields';

interface PolicyDocument {
  idIn(tenantId: string): string;
  stored(db: Emulator['db'], tenantId: string): unknown;
}

interface PolicyForm {
  title: string;
  /** Describes the policy and its page. */
  description: string;
  document: PolicyDocument;
  fields: readonly Field[];
  /** Returns the policy of accounts without one of their own. */
  fallback(emulator: Emulator): unknown;
}

const YEAR = 365 * 24 * 3600;
const allowOrBlock = (path: string, label: string): Field => ({
  path,
  label,
  kind: 'choice',
  options: ['ALLOW', 'BLOCK'],
});
const toggle = (path: string, label: string): Field => ({ path, label, kind: 'switch' });

/** A form per policy of an account; a missing one does not compile. */
export const policyForms: Readonly<Record<keyof typeof policies, PolicyForm>> = {
  mfa: {
    title: 'Second factor',
    description: 'Who has to set one up at the next sign-in.',
    document: policies.mfa,
    fields: [
      {
        path: 'enforceMFAType',
        label: 'Enforcement',
        kind: 'choice',
        options: ['DontForce', 'Force', 'ForceExceptSAML'],
      },
    ],
    fallback: () => vendorPolicies.mfa,
  },
  lockout: {
    title: 'Lockout',
    description: 'Consecutive wrong passwords before the user is locked.',
    document: policies.lockout,
    fields: [toggle('enabled', 'On'), { path: 'maxAttempts', label: 'Attempts', kind: 'number', min: 1, max: 100 }],
    fallback: ({ settings }) => ({ enabled: true, maxAttempts: settings.maxFailures }),
  },
  passwordHistory: {
    title: 'Password history',
    description: 'Number of previous passwords that cannot be reused.',
    document: policies.passwordHistory,
    fields: [toggle('enabled', 'On'), { path: 'historySize', label: 'Passwords', kind: 'number', min: 1, max: 10 }],
    fallback: () => vendorPolicies.passwordHistory,
  },
  sessions: {
    title: 'Sessions',
    description: 'When sessions end, and how many a user may have. Checked with every call.',
    document: policies.sessions,
    fields: [
      toggle('sessionIdleTimeoutConfiguration.isActive', 'End idle sessions'),
      {
        path: 'sessionIdleTimeoutConfiguration.timeout',
        label: 'Idle timeout in seconds',
        kind: 'number',
        min: 1,
        max: YEAR,
      },
      toggle('sessionTimeoutConfiguration.isActive', 'Limit the session lifetime'),
      { path: 'sessionTimeoutConfiguration.timeout', label: 'Lifetime in seconds', kind: 'number', min: 1, max: YEAR },
      toggle('sessionConcurrentConfiguration.isActive', 'Limit sessions per user'),
      { path: 'sessionConcurrentConfiguration.maxSessions', label: 'Sessions', kind: 'number', min: 1, max: 100 },
    ],
    fallback: () => ({
      sessionIdleTimeoutConfiguration: { isActive: false, timeout: 3600 },
      sessionTimeoutConfiguration: { isActive: false, timeout: 86_400 },
      sessionConcurrentConfiguration: { isActive: false, maxSessions: 5 },
    }),
  },
  ips: {
    title: 'IP addresses',
    description: 'Whether the account’s list allows or blocks. Checked with every call.',
    document: policies.ips,
    fields: [toggle('isActive', 'On'), allowOrBlock('strategy', 'The list')],
    fallback: () => ({ isActive: false, strategy: 'ALLOW' }),
  },
  domains: {
    title: 'Email domains',
    description: 'Email domains that may join the account.',
    document: policies.domains,
    fields: [
      toggle('active', 'On'),
      allowOrBlock('listType', 'The list'),
      toggle('blockPublicDomains', 'Block public domains'),
    ],
    fallback: () => ({ active: false, listType: 'ALLOW', blockPublicDomains: false }),
  },
  groups: {
    title: 'Groups',
    description: 'Whether groups are available and grant roles to their members.',
    document: policies.groups,
    fields: [toggle('enabled', 'On'), toggle('rolesEnabled', 'Groups grant roles')],
    fallback: () => ({ enabled: true, rolesEnabled: true }),
  },
};

/** Settings of the vendor, which apply to all accounts. */
export const settingFields: readonly Field[] = [
  toggle('allowSignups', 'Users may sign up'),
  toggle('mailCodes', 'Invitation emails contain a code'),
  toggle('whiteLabelMode', 'Account pages hide the branding of the provider'),
  toggle('passkeys', 'Sign-in with passkeys'),
  toggle('assistant', 'Assistant'),
  {
    path: 'authStrategy',
    label: 'First sign-in step',
    kind: 'choice',
    options: ['EmailAndPassword', 'MagicLink', 'Code', 'NoLocalAuthentication', 'SmsCode'],
  },
  { path: 'maxFailures', label: 'Wrong passwords before a lockout', kind: 'number', min: 1, max: 100 },
];

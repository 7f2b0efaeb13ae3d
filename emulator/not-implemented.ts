import type { Contracts } from '@gatehouse/sdk/contracts';

type Listed = { readonly [C in keyof Contracts]?: 'all' | readonly (keyof Contracts[C])[] };

/**
 * Every call that the local provider does not answer yet: it gets a 501 that names it. The compiler demands an answer
 * for all others, and what is answered has to leave this list.
 */
export const unanswered = {
  accountSettings: 'all',
  accounts: 'all',
  applications: 'all',
  assistant: 'all',
  audits: 'all',
  billing: 'all',
  configurations: ['getAuthStrategies', 'getCaptchaPolicy', 'getPasswordPolicy'],
  connectivity: 'all',
  groups: 'all',
  impersonation: 'all',
  inviteLinks: 'all',
  metadata: [
    'getSaml',
    'getNotifications',
    'getAudits',
    'getTenantAdminBox',
    'updateTenantAdminBox',
    'getCurrentIp',
    'getIp',
  ],
  mfa: [
    'sendEmailCode',
    'verifyEmailCode',
    'enrollSms',
    'verifyEnrollSms',
    'sendSmsCode',
    'verifySms',
    'enrollWebAuthn',
    'verifyEnrollWebAuthn',
    'startWebAuthn',
    'verifyWebAuthn',
    'generateStepUp',
  ],
  mfaDevices: [
    'enroll',
    'verifyEnroll',
    'disable',
    'enrollSms',
    'verifyEnrollSms',
    'startDisableSms',
    'disableSms',
    'enrollWebAuthn',
    'verifyEnrollWebAuthn',
    'startDisableWebAuthn',
    'disableWebAuthn',
  ],
  notifications: 'all',
  passkeys: 'all',
  passwords: ['bulkResetBreachedPasswords'],
  phoneNumbers: 'all',
  profile: ['updateMe', 'getMyTenantsV2', 'uploadProfileImage'],
  provisioning: 'all',
  registration: 'all',
  reports: 'all',
  restrictions: 'all',
  roles: [
    'create',
    'createV2',
    'update',
    'delete',
    'setPermissions',
    'setPermissionRoles',
    'listPermissions',
    'listPermissionCategories',
    'listTeamRoles',
    'listTeamPermissions',
  ],
  securityCenter: 'all',
  securityPolicy: 'all',
  session: ['authorize', 'hostedPortal'],
  sessions: 'all',
  social: 'all',
  sso: 'all',
  ssoLogin: ['preLoginV1', 'samlPostLogin', 'oidcPostLoginV1', 'oidcPostLoginV2'],
  users: 'all',
  vendor: 'all',
} as const satisfies Listed;

type Unanswered = typeof unanswered;

/** Names of the calls of a capability that the local provider has to answer. */
export type Answered<C extends keyof Contracts> = C extends keyof Unanswered
  ? Unanswered[C] extends readonly (infer Name)[]
    ? Exclude<keyof Contracts[C], Name>
    : never
  : keyof Contracts[C];

import type { Contracts } from '@gatehouse/sdk/contracts';
import { accountSettings } from './account-settings';
import { accounts } from './accounts';
import { applications } from './applications';
import { assistant } from './assistant';
import { audits } from './audits';
import { billing } from './billing';
import { connectivity } from './connectivity';
import { groups } from './groups';
import { impersonation } from './impersonation';
import { inviteLinks } from './invite-links';
import { metadata } from './metadata';
import { mfa } from './mfa';
import { mfaDevices } from './mfa-devices';
import { notifications } from './notifications';
import { passkeys } from './passkeys';
import { passwords } from './passwords';
import { phoneNumbers } from './phone-numbers';
import { profile } from './profile';
import { provisioning } from './provisioning';
import { registration } from './registration';
import { reports } from './reports';
import { restrictions } from './restrictions';
import { roles } from './roles';
import { type AccessOf, anybody, user } from './rule';
import { securityCenter } from './security-center';
import { securityPolicy } from './security-policy';
import { session } from './session';
import { sessions } from './sessions';
import { sso } from './sso';
import { tokens } from './tokens';
import { users } from './users';

export type { Access } from './rule';

type AccessTable = {
  readonly [C in keyof Contracts]: AccessOf<C>;
};

/** Access rules of every operation; a missing capability does not compile. */
export const access: AccessTable = {
  accountSettings,
  applications,
  accounts,
  assistant,
  audits,
  billing,
  connectivity,
  configurations: {
    getVendorConfig: anybody,
    getPublicAuthStrategies: anybody,
    getAuthStrategies: user,
    getCaptchaPolicy: anybody,
    getPasswordPolicy: user,
  },
  entitlements: { load: user },
  flags: { load: anybody },
  groups,
  impersonation,
  inviteLinks,
  metadata,
  mfa,
  mfaDevices,
  notifications,
  passkeys,
  passwordless: { preLogin: { as: 'none', captcha: true }, postLogin: anybody },
  passwords,
  phoneNumbers,
  profile,
  provisioning,
  registration,
  reports,
  restrictions,
  roles,
  securityCenter,
  securityPolicy,
  session,
  sessions,
  social: {
    listProvidersV1: anybody,
    listProvidersV2: anybody,
    listProvidersV2Authenticated: user,
    listCustomProviders: anybody,
    postLogin: anybody,
  },
  sso,
  ssoLogin: {
    preLoginV1: anybody,
    preLoginV2: anybody,
    samlPostLogin: anybody,
    oidcPostLoginV1: anybody,
    oidcPostLoginV2: anybody,
  },
  tokens,
  users,
  vendor: { getPublicInfo: anybody },
};

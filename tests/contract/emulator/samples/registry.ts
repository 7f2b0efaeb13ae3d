import type { Contracts } from '@gatehouse/sdk/contracts';
import { accountSettings } from './account-settings';
import { accounts } from './accounts';
import { applications } from './applications';
import { assistant } from './assistant';
import { audits } from './audits';
import { billing } from './billing';
import { configurations } from './configurations';
import { connectivity } from './connectivity';
import { entitlements } from './entitlements';
import { flags } from './flags';
import { groups } from './groups';
import { impersonation } from './impersonation';
import { inviteLinks } from './invite-links';
import { metadata } from './metadata';
import { mfa } from './mfa';
import { mfaDevices } from './mfa-devices';
import { notifications } from './notifications';
import { passkeys } from './passkeys';
import { passwordless } from './passwordless';
import { passwords } from './passwords';
import { phoneNumbers } from './phone-numbers';
import { profile } from './profile';
import { provisioning } from './provisioning';
import { registration } from './registration';
import { reports } from './reports';
import { restrictions } from './restrictions';
import { roles } from './roles';
import type { SamplesOf } from './sample';
import { securityCenter } from './security-center';
import { securityPolicy } from './security-policy';
import { session } from './session';
import { sessions } from './sessions';
import { social } from './social';
import { sso } from './sso';
import { ssoLogin } from './sso-login';
import { tokens } from './tokens';
import { users } from './users';
import { vendor } from './vendor';

type Samples = { [C in keyof Contracts]: SamplesOf<C> };

/** A valid input for every call of the local provider; a new one without a sample does not compile. */
export const samples: Samples = {
  accountSettings,
  applications,
  accounts,
  assistant,
  audits,
  billing,
  configurations,
  connectivity,
  notifications,
  entitlements,
  flags,
  metadata,
  vendor,
  groups,
  impersonation,
  inviteLinks,
  users,
  roles,
  phoneNumbers,
  profile,
  session,
  sessions,
  securityPolicy,
  securityCenter,
  provisioning,
  registration,
  reports,
  restrictions,
  social,
  sso,
  ssoLogin,
  passkeys,
  passwordless,
  passwords,
  mfa,
  mfaDevices,
  tokens,
};

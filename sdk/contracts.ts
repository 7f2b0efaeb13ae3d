/** Every contract by capability, as data: for emulators, conformance tests and generated documentation. */
import { contract as accountSettings } from './capabilities/account-settings/contract';
import { contract as accounts } from './capabilities/accounts/contract';
import { contract as applications } from './capabilities/applications/contract';
import { contract as assistant } from './capabilities/assistant/contract';
import { contract as audits } from './capabilities/audits/contract';
import { contract as billing } from './capabilities/billing/contract';
import { contract as configurations } from './capabilities/configurations/contract';
import { contract as connectivity } from './capabilities/connectivity/contract';
import { contract as flags } from './capabilities/flags/contract';
import { contract as groups } from './capabilities/groups/contract';
import { contract as impersonation } from './capabilities/impersonation/contract';
import { contract as inviteLinks } from './capabilities/invite-links/contract';
import { contract as metadata } from './capabilities/metadata/contract';
import { contract as mfa } from './capabilities/mfa/contract';
import { contract as mfaDevices } from './capabilities/mfa-devices/contract';
import { contract as notifications } from './capabilities/notifications/contract';
import { contract as passkeys } from './capabilities/passkeys/contract';
import { contract as passwordless } from './capabilities/passwordless/contract';
import { contract as passwords } from './capabilities/passwords/contract';
import { contract as phoneNumbers } from './capabilities/phone-numbers/contract';
import { contract as profile } from './capabilities/profile/contract';
import { contract as provisioning } from './capabilities/provisioning/contract';
import { contract as registration } from './capabilities/registration/contract';
import { contract as reports } from './capabilities/reports/contract';
import { contract as restrictions } from './capabilities/restrictions/contract';
import { contract as roles } from './capabilities/roles/contract';
import { contract as securityCenter } from './capabilities/security-center/contract';
import { contract as securityPolicy } from './capabilities/security-policy/contract';
import { contract as sessions } from './capabilities/sessions/contract';
import { contract as social } from './capabilities/social/contract';
import { contract as sso } from './capabilities/sso/contract';
import { contract as ssoLogin } from './capabilities/sso-login/contract';
import { contract as tokens } from './capabilities/tokens/contract';
import { contract as users } from './capabilities/users/contract';
import { contract as vendor } from './capabilities/vendor/contract';
import { contract as entitlements } from './entitlements/contract';
import { contract as session } from './session/contract';

/** All contracts by capability. */
export const contracts = {
  accountSettings,
  accounts,
  applications,
  assistant,
  audits,
  billing,
  configurations,
  connectivity,
  entitlements,
  flags,
  groups,
  impersonation,
  inviteLinks,
  metadata,
  mfa,
  mfaDevices,
  notifications,
  passkeys,
  passwordless,
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
  social,
  sso,
  ssoLogin,
  tokens,
  users,
  vendor,
} as const;

/** Type of all contracts together. */
export type Contracts = typeof contracts;
export type { Contract, Download, Endpoint, Input, Method, Output, Wire } from './core/contract';

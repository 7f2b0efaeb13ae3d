/** Every contract by capability, as data: for emulators, conformance tests and generated documentation. */
import { contract as accountSettings } from './account-settings/contract';
import { contract as accounts } from './accounts/contract';
import { contract as applications } from './applications/contract';
import { contract as assistant } from './assistant/contract';
import { contract as audits } from './audits/contract';
import { contract as billing } from './billing/contract';
import { contract as configurations } from './configurations/contract';
import { contract as connectivity } from './connectivity/contract';
import { contract as entitlements } from './entitlements/contract';
import { contract as flags } from './flags/contract';
import { contract as groups } from './groups/contract';
import { contract as impersonation } from './impersonation/contract';
import { contract as inviteLinks } from './invite-links/contract';
import { contract as metadata } from './metadata/contract';
import { contract as mfa } from './mfa/contract';
import { contract as mfaDevices } from './mfa-devices/contract';
import { contract as notifications } from './notifications/contract';
import { contract as passkeys } from './passkeys/contract';
import { contract as passwordless } from './passwordless/contract';
import { contract as passwords } from './passwords/contract';
import { contract as phoneNumbers } from './phone-numbers/contract';
import { contract as profile } from './profile/contract';
import { contract as provisioning } from './provisioning/contract';
import { contract as registration } from './registration/contract';
import { contract as reports } from './reports/contract';
import { contract as restrictions } from './restrictions/contract';
import { contract as roles } from './roles/contract';
import { contract as securityCenter } from './security-center/contract';
import { contract as securityPolicy } from './security-policy/contract';
import { contract as session } from './session/contract';
import { contract as sessions } from './sessions/contract';
import { contract as social } from './social/contract';
import { contract as sso } from './sso/contract';
import { contract as ssoLogin } from './sso-login/contract';
import { contract as tokens } from './tokens/contract';
import { contract as users } from './users/contract';
import { contract as vendor } from './vendor/contract';

/** The contracts, each under the name of its capability. */
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

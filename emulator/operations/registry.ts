import { type Contracts, contracts, type Endpoint } from '@gatehouse/sdk/contracts';
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
import type { ListedOperation, OperationsOf } from './operation';
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

/** The operations of every capability; a missing one does not compile. */
export const operations: { readonly [C in keyof Contracts]: OperationsOf<C> } = {
  accountSettings,
  applications,
  accounts,
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
};

/** Access and handler are absent for pages that a browser navigates to and never fetches. */
interface ContractOperation extends Partial<ListedOperation> {
  capability: string;
  name: string;
  endpoint: Endpoint;
}

/** Returns every operation of every contract. */
export const everyOperation = (): ContractOperation[] => {
  const byName: Readonly<Record<string, Readonly<Record<string, ListedOperation>>>> = operations;
  return Object.entries(contracts).flatMap(([capability, contract]) =>
    Object.entries(contract).map(([name, endpoint]: [string, Endpoint]) => ({
      capability,
      name,
      endpoint,
      ...byName[capability]?.[name],
    })),
  );
};

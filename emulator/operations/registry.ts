import { type Contracts, contracts, type Endpoint } from '@gatehouse/sdk/contracts';
import { accountSettings, accounts } from './accounts';
import { applications } from './applications';
import { assistant } from './assistant';
import { audits } from './audits';
import { billing } from './billing';
import { configurations, metadata, vendor } from './configurations';
import { connectivity } from './connectivity';
import { entitlements, flags } from './entitlements';
import { social, ssoLogin } from './external-sign-ins';
import { groups } from './groups';
import { mfa } from './mfa';
import { mfaDevices, passkeys } from './mfa-devices';
import { notifications } from './notifications';
import type { Access, ListedOperation, OperationsOf } from './operation';
import { passwordless, passwords } from './passwords';
import { phoneNumbers } from './phone-numbers';
import { profile } from './profile';
import { inviteLinks, registration } from './registration';
import { reports } from './reports';
import { roles } from './roles';
import { securityCenter } from './security-center';
import { restrictions, securityPolicy } from './security-policy';
import { impersonation, session, sessions } from './sessions';
import { provisioning, sso } from './sso';
import { tokens } from './tokens';
import { users } from './users';

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

export interface Supported {
  /** Such as `groups.create`. */
  operation: string;
  method: string;
  /** Without the prefix of the provider. */
  path: string;
  /** `implemented` by a handler, or a `page` that a browser navigates to. */
  state: 'implemented' | 'page';
  /** How the caller is authenticated; see `Access`. */
  caller: Access['as'];
  /** Any one of them is enough. Empty: none is required. */
  permissions: readonly string[];
  /** Maximum age of the sign-in in seconds, if there is one. */
  stepUp?: number;
  audit?: string;
  /** Key of the event for webhooks and channels. */
  event?: string;
}

/** Returns every operation, in the order of the contracts. */
export const supportedOperations = (): Supported[] =>
  everyOperation().map(({ capability, name, endpoint, access }) => {
    const { as = 'none', permission = [], stepUp, audit, event } = access ?? {};
    return {
      operation: `${capability}.${name}`,
      method: endpoint.method,
      path: endpoint.path,
      state: access ? 'implemented' : 'page',
      caller: as,
      permissions: [permission].flat(),
      ...(stepUp !== undefined && { stepUp }),
      ...(audit !== undefined && { audit: audit.split(':')[0] ?? audit }),
      ...(event !== undefined && { event }),
    };
  });

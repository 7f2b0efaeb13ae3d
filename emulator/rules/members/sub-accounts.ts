import type { TenantRow } from '../../db/rows/accounts';
import type { Call } from '../../http/call';
import { ProviderError } from '../../http/errors';
import { auditedIn } from '../audits/audits';
import { accountsBelow, isBelow, managesOthers } from './hierarchy';

const notFound = () => new ProviderError(404, 'account-not-found', 'This account no longer exists.');

/** Returns whether the caller acts in another account than that of their session. */
const isInSubAccount = ({ caller }: Call): boolean => caller().session.tenantId !== caller().tenantId;

const ownAccount = ({ db, caller }: Call): TenantRow => {
  const tenant = db.tenants.get(caller().tenantId);
  if (!tenant) throw notFound();
  return tenant;
};

/** Returns the ids of the accounts that the caller's account manages: all below it, or none. */
export const managedIds = (call: Call): string[] => {
  const own = ownAccount(call);
  return managesOthers(own) ? accountsBelow(call.db, own.id).slice(1) : [];
};

const isManaged = (call: Call, tenantId: string): boolean => {
  const own = ownAccount(call);
  return managesOthers(own) && isBelow(call.db, tenantId, own.id);
};

/**
 * Returns an account that the caller's account manages.
 * @throws ProviderError 404 for any other one, whether it exists or not
 */
export const managedAccount = (call: Call, tenantId: string): TenantRow => {
  const tenant = call.db.tenants.get(tenantId);
  if (!tenant || !isManaged(call, tenantId)) throw notFound();
  auditedIn(call, tenantId);
  return tenant;
};

/** Returns the caller's account or one that it manages. @throws ProviderError 404 for any other one */
export const ownOrManaged = (call: Call, tenantId: string): TenantRow => {
  const own = ownAccount(call);
  return tenantId === own.id ? own : managedAccount(call, tenantId);
};

/** Returns an account whose users the caller administers from above: a sub-account, or the one they act in. */
export const accountWithUsers = (call: Call, tenantId: string): TenantRow =>
  isInSubAccount(call) ? ownOrManaged(call, tenantId) : managedAccount(call, tenantId);

/** @throws ProviderError 403 when an account may not have sub-accounts */
export const requireManagement = (tenant: TenantRow): void => {
  if (managesOthers(tenant)) return;
  const message = `${tenant.name} does not manage other accounts. Enable management for it first.`;
  throw new ProviderError(403, 'no-management', message);
};

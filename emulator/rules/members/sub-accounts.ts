import type { Db } from '../../db/db';
import type { MembershipRow, TenantRow } from '../../db/rows/accounts';
import type { Call } from '../../http/call';
import { ProviderError } from '../../http/errors';
import { auditedIn } from '../audits/audits';

/** Returns whether an account is allowed to manage sub-accounts. */
export const isReseller = ({ isReseller, type }: TenantRow): boolean => isReseller ?? type === 'reseller';

/** Returns whether an account manages its sub-accounts. A root account does: it has no parent that could allow it. */
export const managesOthers = (tenant: TenantRow): boolean => tenant.parentId === undefined || isReseller(tenant);

export const accessTypeOf = ({ subAccountAccessType = 'defaultOff' }: TenantRow) => subAccountAccessType;

/** Returns whether a member may enter the sub-accounts, by the account's setting and their own. */
export const mayEnterBelow = (tenant: TenantRow, { subAccountAccess }: Pick<MembershipRow, 'subAccountAccess'>) => {
  const type = accessTypeOf(tenant);
  return type === 'alwaysOn' || (subAccountAccess ?? type === 'defaultOn');
};

/** Returns the accounts above one, the nearest first. */
export const accountsAbove = (db: Db, tenantId: string): TenantRow[] => {
  const above: TenantRow[] = [];
  let parentId = db.tenants.get(tenantId)?.parentId;
  while (parentId !== undefined) {
    const parent = db.tenants.get(parentId);
    if (!parent || above.includes(parent)) break;
    above.push(parent);
    parentId = parent.parentId;
  }
  return above;
};

/** Returns an account and all accounts below it. */
export const accountsBelow = (db: Db, tenantId: string): string[] => [
  tenantId,
  ...db.tenants.by('parentId', tenantId).flatMap(({ id }) => accountsBelow(db, id)),
];

export const isBelow = (db: Db, tenantId: string, above: string): boolean =>
  accountsAbove(db, tenantId).some(({ id }) => id === above);

const notFound = () => new ProviderError(404, 'account-not-found', 'This account no longer exists.');

const isInSubAccount = ({ caller }: Call): boolean => caller().session.tenantId !== caller().tenantId;

const ownAccount = ({ db, caller }: Call): TenantRow => {
  const tenant = db.tenants.get(caller().tenantId);
  if (!tenant) throw notFound();
  return tenant;
};

/** Returns the ids of the accounts that the caller's account manages: all below it, or none. */
export const managedIds = (call: Call): string[] => {
  const account = ownAccount(call);
  return managesOthers(account) ? accountsBelow(call.db, account.id).slice(1) : [];
};

const isManaged = (call: Call, tenantId: string): boolean => {
  const account = ownAccount(call);
  return managesOthers(account) && isBelow(call.db, tenantId, account.id);
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
  const account = ownAccount(call);
  return tenantId === account.id ? account : managedAccount(call, tenantId);
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

import type { Db } from '../../db/db';
import type { MembershipRow, TenantRow } from '../../db/rows/accounts';

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

/** Returns whether an account is below another one. */
export const isBelow = (db: Db, tenantId: string, above: string): boolean =>
  accountsAbove(db, tenantId).some(({ id }) => id === above);

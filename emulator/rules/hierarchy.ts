import type { Db } from '../db/db';
import type { MembershipRow, TenantRow } from '../rows/accounts';

/** Whether an account was given the management of sub-accounts. */
export const isReseller = ({ isReseller, type }: TenantRow): boolean => isReseller ?? type === 'reseller';

/** Whether an account manages its sub-accounts. A root account does: it has no parent that could allow it. */
export const managesOthers = (tenant: TenantRow): boolean => tenant.parentId === undefined || isReseller(tenant);

export const accessTypeOf = ({ subAccountAccessType = 'defaultOff' }: TenantRow) => subAccountAccessType;

/** Whether a member may enter the accounts below theirs, by what the account says and by what was set for them. */
export const mayEnterBelow = (tenant: TenantRow, { subAccountAccess }: Pick<MembershipRow, 'subAccountAccess'>) => {
  const type = accessTypeOf(tenant);
  return type === 'alwaysOn' || (subAccountAccess ?? type === 'defaultOn');
};

/** The accounts above one, the nearest first. */
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

/** An account and all accounts below it. */
export const accountsBelow = (db: Db, tenantId: string): string[] => [
  tenantId,
  ...db.tenants.by('parentId', tenantId).flatMap(({ id }) => accountsBelow(db, id)),
];

/** Whether an account stands somewhere below another. */
export const isBelow = (db: Db, tenantId: string, above: string): boolean =>
  accountsAbove(db, tenantId).some(({ id }) => id === above);

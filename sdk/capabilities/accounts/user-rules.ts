import type { AccountUser } from './contract';

/**
 * The list after a person was removed from accounts: they leave it only when none of their accounts is left.
 * Other people stay as they are. Source: section 4 of the specification.
 */
export const afterRemoval = (
  users: readonly AccountUser[],
  userId: string,
  removedTenantIds: readonly string[],
): AccountUser[] =>
  users.flatMap((user) => {
    if (user.id !== userId || !user.tenants) return [user];
    const tenants = user.tenants.filter(({ tenantId }) => !removedTenantIds.includes(tenantId));
    return tenants.length > 0 ? [{ ...user, tenants }] : [];
  });

/** The roles of a person in one account, before and after a change. */
export interface RoleChange {
  tenantId: string;
  /** Ids of the roles they had. */
  before: readonly string[];
  /** Ids of the roles they shall have. */
  roleIds: readonly string[];
}

/** Role ids as they are sent: a person who loses the last role gets a list of one empty text. */
export const rolesToSend = ({ before, roleIds }: Pick<RoleChange, 'before' | 'roleIds'>): string[] =>
  roleIds.length === 0 && before.length > 0 ? [''] : [...roleIds];

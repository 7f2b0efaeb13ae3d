import type { AccountTree, AccountUser } from './contract';

/**
 * Returns the list after a user was removed from accounts: the user is dropped only when no account is left.
 * @see section 4 of the specification.
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

/** The roles of a user in one account, before and after a change. */
export interface RoleChange {
  tenantId: string;
  /** Ids of the current roles. */
  before: readonly string[];
  /** Ids of the new roles. */
  roleIds: readonly string[];
}

/** Returns the role ids for the request: to remove the last role, the list holds one empty string. */
export const rolesToSend = ({ before, roleIds }: Pick<RoleChange, 'before' | 'roleIds'>): string[] =>
  roleIds.length === 0 && before.length > 0 ? [''] : [...roleIds];

/** Returns the names of the accounts above each account of a tree, from the top; the root is left out. */
export const pathsOf = ({ children = [] }: AccountTree): Map<string, string[]> => {
  const paths = new Map<string, string[]>();
  const walk = (accounts: readonly AccountTree[], above: string[]) => {
    for (const { tenantId, tenantName, children: below = [] } of accounts) {
      paths.set(tenantId, above);
      walk(below, [...above, tenantName ?? tenantId]);
    }
  };
  walk(children, []);
  return paths;
};

/** Returns the names of the accounts of a tree, by id. */
export const namesOf = ({ tenantId, tenantName, children = [] }: AccountTree): Map<string, string> =>
  new Map([[tenantId, tenantName ?? tenantId], ...children.flatMap((child) => [...namesOf(child)])]);

/** Returns the role changes to send: only the accounts in which the roles differ. */
export const changedRoles = (
  before: NonNullable<AccountUser['tenants']>,
  after: readonly { tenantId: string; roleIds: readonly string[] }[],
): RoleChange[] =>
  after.flatMap(({ tenantId, roleIds }) => {
    const previousIds = before.find((membership) => membership.tenantId === tenantId)?.roles?.map(({ id }) => id) ?? [];
    const isSame = previousIds.length === roleIds.length && previousIds.every((id) => roleIds.includes(id));
    return isSame ? [] : [{ tenantId, before: previousIds, roleIds }];
  });

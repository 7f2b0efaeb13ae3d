import type { UserRow } from '../rows/accounts';
import type { TableName, Tables } from '../tables';
import { apiTokens } from './api-tokens';
import { features, plans } from './entitlements';
import { permissionCategories, permissions } from './permissions';
import { roles } from './roles';
import type { SeedUser } from './seed-user';
import { tenants } from './tenants';
import { users } from './users';

type OtherTables = Exclude<TableName, 'users'>;

/** Rows that a provider starts with; a table left out starts empty. Users come with a password, or as an export wrote them. */
export type Seed = { readonly [N in OtherTables]?: readonly Tables[N][] } & {
  readonly users?: readonly (SeedUser | UserRow)[];
};

/** Three accounts, six users, five roles, tokens, features and plans: enough for tests, and there at once. */
export const seed = {
  tenants,
  permissionCategories,
  permissions,
  roles,
  users,
  apiTokens,
  features,
  plans,
} satisfies Seed;

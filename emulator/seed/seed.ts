import type { UserRow } from '../db/rows/accounts';
import type { TableName, Tables } from '../db/tables';
import { apiTokens } from './api-tokens';
import { features, plans } from './entitlements';
import { permissionCategories, permissions } from './permissions';
import { roles } from './roles';
import type { SeedUser } from './seed-user';
import { tenants } from './tenants';
import { users } from './users';

type OtherTables = Exclude<TableName, 'users'>;

/** Initial rows of a provider; a missing table starts empty. Users have a password, or come from an export. */
export type Seed = { readonly [N in OtherTables]?: readonly Tables[N][] } & {
  readonly users?: readonly (SeedUser | UserRow)[];
};

/** Three accounts, six users, five roles, tokens, features and plans: enough for tests, and quick to load. */
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

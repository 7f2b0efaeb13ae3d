import type { ApiTokenRow, FeatureRow, PermissionRow, PlanRow, RoleRow, TenantRow } from '../rows';
import { apiTokens } from './api-tokens';
import { features, plans } from './entitlements';
import { permissions, roles } from './roles';
import type { SeedUser } from './seed-user';
import { tenants } from './tenants';
import { users } from './users';

export interface Seed {
  readonly users: readonly SeedUser[];
  readonly tenants: readonly TenantRow[];
  readonly roles: readonly RoleRow[];
  readonly permissions: readonly PermissionRow[];
  readonly apiTokens: readonly ApiTokenRow[];
  readonly features: readonly FeatureRow[];
  readonly plans: readonly PlanRow[];
}

/** What the provider starts with: three accounts, six people, five roles, tokens, features and plans. */
export const seed: Seed = { users, tenants, roles, permissions, apiTokens, features, plans };

import type { contracts, Wire } from '@gatehouse/sdk/contracts';
import type { Call } from '../call';
import type { PermissionRow, RoleRow, TenantRow } from '../rows/accounts';
import { accessTypeOf, isReseller } from '../rules/hierarchy';
import { openAccountsOf, openMembershipsOf, rightsOf } from '../rules/memberships';
import type { AnswersOf } from './answers-of';

type ProfileContract = (typeof contracts)['profile'];
type WireMe = Wire<ProfileContract['getMe']>;

export const wireRole = ({ id, key, name, description, isDefault, permissionIds }: RoleRow) => ({
  id,
  key,
  name,
  description,
  isDefault,
  permissions: [...permissionIds],
});

const wirePermission = ({ id, key, name, description, categoryId }: PermissionRow) => ({
  id,
  key,
  name,
  description,
  categoryId,
});

const wireTenant = (tenant: TenantRow) => ({
  id: tenant.id,
  tenantId: tenant.id,
  name: tenant.name,
  tenantType: tenant.type,
  isReseller: isReseller(tenant),
  subAccountAccessType: accessTypeOf(tenant),
  createdAt: tenant.createdAt,
});

const getMyTenants = ({ db, provider, caller }: Call): Wire<ProfileContract['getMyTenants']> => {
  const { user, tenantId } = caller();
  const mine = openAccountsOf(provider, user.id).flatMap((id) => db.tenants.get(id) ?? []);
  const active = db.tenants.get(tenantId);
  return { tenants: mine.map(wireTenant), activeTenant: active && wireTenant(active) };
};

export const profile: AnswersOf<'profile'> = {
  getMe: ({ provider, caller }): WireMe => {
    const { user, tenantId } = caller();
    const { roles, permissions } = rightsOf(provider, user, tenantId);
    return {
      id: user.id,
      email: user.email,
      name: user.name,
      tenantId,
      tenantIds: openMembershipsOf(provider, user.id).map((membership) => membership.tenantId),
      verified: user.verified,
      mfaEnrolled: user.authenticators.length > 0,
      isLocked: false,
      provider: 'local',
      createdAt: user.createdAt,
      lastLogin: user.lastLogin ?? null,
      phoneNumber: user.phoneNumber ?? null,
      profilePictureUrl: user.profilePictureUrl ?? null,
      roles: roles.map(wireRole),
      permissions: permissions.map(wirePermission),
      superUser: user.superUser,
      metadata: user.metadata,
    };
  },
  getMyAuthorization: ({ provider, caller }) => {
    const { user, tenantId } = caller();
    const { roles, permissions } = rightsOf(provider, user, tenantId);
    return { roles: roles.map(wireRole), permissions: permissions.map(wirePermission) };
  },
  getMyTenants,
  getMyTenantsV1: getMyTenants,
};

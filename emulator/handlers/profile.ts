import type { contracts, Wire } from '@gatehouse/sdk/contracts';
import type { Call } from '../call';
import type { PermissionRow, RoleRow, TenantRow } from '../rows/accounts';
import { audited } from '../rules/audits';
import { changedProfile, profileOf } from '../rules/changed-profile';
import { hasFactor } from '../rules/factors';
import { accessTypeOf, isReseller } from '../rules/hierarchy';
import { openAccountsOf, openMembershipsOf, rightsOf } from '../rules/memberships';
import { removeProfileImage, saveProfileImage } from '../rules/profile-images';
import type { HandlersOf } from './handlers-of';

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
  alias: tenant.alias ?? null,
  hasCustomLogin: tenant.alias !== undefined,
  tenantType: tenant.type,
  isReseller: isReseller(tenant),
  subAccountAccessType: accessTypeOf(tenant),
  createdAt: tenant.createdAt,
});

const listTenants = ({ db, provider, caller }: Call) =>
  openAccountsOf(provider, caller().user.id).flatMap((id) => db.tenants.get(id) ?? []);

const getMyTenants = (call: Call): Wire<ProfileContract['getMyTenants']> => {
  const active = call.db.tenants.get(call.caller().tenantId);
  return { tenants: listTenants(call).map(wireTenant), activeTenant: active && wireTenant(active) };
};

const getMe = ({ provider, db, caller }: Call): WireMe => {
  const { tenantId } = caller();
  // The current row: a change returns its result.
  const user = db.users.get(caller().user.id) ?? caller().user;
  const { roles, permissions } = rightsOf(provider, user, tenantId);
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    tenantId,
    tenantIds: openMembershipsOf(provider, user.id).map((membership) => membership.tenantId),
    verified: user.verified,
    mfaEnrolled: hasFactor(user),
    isLocked: false,
    provider: user.provider ?? 'local',
    createdAt: user.createdAt,
    lastLogin: user.lastLogin ?? null,
    phoneNumber: user.phoneNumber ?? null,
    profilePictureUrl: user.profilePictureUrl ?? null,
    roles: roles.map(wireRole),
    permissions: permissions.map(wirePermission),
    superUser: user.superUser,
    metadata: user.metadata,
  };
};

export const profile: HandlersOf<'profile'> = {
  getMe,
  getMyAuthorization: ({ provider, caller }) => {
    const { user, tenantId } = caller();
    const { roles, permissions } = rightsOf(provider, user, tenantId);
    return { roles: roles.map(wireRole), permissions: permissions.map(wirePermission) };
  },
  getMyTenants,
  getMyTenantsV1: getMyTenants,
  getMyTenantsV2: (call) => listTenants(call).map(wireTenant),
  updateMe: (call, input) => {
    const { provider, db } = call;
    const { user } = call.caller();
    const changes = changedProfile(user, input);
    audited(call, { before: profileOf(user), email: user.email });
    db.users.patch(user.id, changes);
    if (changes.profilePictureUrl === undefined && user.profilePictureUrl) removeProfileImage(provider, user.id);
    return getMe(call);
  },
  uploadProfileImage: async ({ provider, caller }, { image }) => saveProfileImage(provider, caller().user.id, image),
};

import type { contracts, Wire } from '@gatehouse/sdk/contracts';
import type { TenantRow } from '../db/rows/accounts';
import type { Call } from '../http/call';
import { audited } from '../rules/audits/audits';
import { hasFactor } from '../rules/factors/factors';
import { openAccountsOf, openMembership, openMembershipsOf } from '../rules/members/memberships';
import { changedProfile, profileOf, removeProfileImage, saveProfileImage } from '../rules/members/profile';
import { wireRights } from '../rules/members/roles';
import { accessTypeOf, isReseller } from '../rules/members/sub-accounts';
import { type OperationsOf, operation, user } from './operation';

type ProfileContract = (typeof contracts)['profile'];
type WireMe = Wire<ProfileContract['getMe']>;

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

export const getMe = ({ provider, db, caller }: Call): WireMe => {
  const { tenantId } = caller();
  // The current row: a change returns its result.
  const user = db.users.get(caller().user.id) ?? caller().user;
  return {
    id: user.id,
    sub: user.id,
    email: user.email,
    name: user.name,
    tenantId,
    tenantIds: openMembershipsOf(provider, user.id).map((membership) => membership.tenantId),
    verified: user.verified,
    mfaEnrolled: hasFactor(user),
    isLocked: false,
    isDisabled: false,
    activatedForTenant: true,
    managedBy: user.managedBy ?? 'frontegg',
    temporaryExpirationDate: openMembership(provider, user.id, tenantId)?.expiresAt ?? null,
    tenants: openMembershipsOf(provider, user.id).map((membership) => ({
      tenantId: membership.tenantId,
      roles: wireRights(provider, user, membership.tenantId).roles,
    })),
    provider: user.provider ?? 'local',
    createdAt: user.createdAt,
    lastLogin: user.lastLogin ?? null,
    phoneNumber: user.phoneNumber ?? null,
    profilePictureUrl: user.profilePictureUrl ?? null,
    ...wireRights(provider, user, tenantId),
    superUser: user.superUser,
    metadata: user.metadata,
  };
};

export const profile: OperationsOf<'profile'> = {
  getMe: operation(user, getMe),
  getMyAuthorization: operation(user, ({ provider, caller }) => {
    const { user, tenantId } = caller();
    const { roles, permissions } = wireRights(provider, user, tenantId);
    return { roles, permissions };
  }),
  getMyTenants: operation(user, getMyTenants),
  getMyTenantsV1: operation(user, getMyTenants),
  getMyTenantsV2: operation(user, (call) => listTenants(call).map(wireTenant)),
  updateMe: operation({ audit: 'Profile changed', event: 'frontegg.user.updated' }, (call, input) => {
    const { provider, db } = call;
    const { user } = call.caller();
    const changes = changedProfile(user, input);
    audited(call, { before: profileOf(user), email: user.email });
    db.users.patch(user.id, changes);
    if (changes.profilePictureUrl === undefined && user.profilePictureUrl) removeProfileImage(provider, user.id);
    return getMe(call);
  }),
  uploadProfileImage: operation({ audit: 'Profile picture uploaded' }, async ({ provider, caller }, { image }) =>
    saveProfileImage(provider, caller().user.id, image),
  ),
};

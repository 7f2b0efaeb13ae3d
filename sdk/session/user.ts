import type { Flags } from '../capabilities/flags/is-flag-on';
import type { Me, Permission, Role } from '../capabilities/profile/contract';
import type { UserEntitlements } from '../entitlements/contract';
import type { TokenClaims } from './tokens/jwt';

/** Keys of permissions and roles; a host can narrow them by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: hosts merge their keys into it
export interface Register {}
/** Key of a permission; any text unless the host narrows it. */
export type PermissionKey = Register extends { permission: infer Key extends string } ? Key : string;
/** Key of a role; any text unless the host narrows it. */
export type RoleKey = Register extends { role: infer Key extends string } ? Key : string;

/** The signed-in user: claims of the token, overridden by the provider's profile once it is loaded. */
export interface SessionUser extends Partial<Omit<Me, 'roles' | 'permissions' | 'superUser' | 'entitlements'>> {
  id: string;
  email: string;
  name: string;
  tenantId: string;
  tenantIds: string[];
  roles: (Pick<Role, 'key'> & Partial<Role>)[];
  permissions: (Pick<Permission, 'key'> & Partial<Permission>)[];
  /** Exactly `true` for users who pass every gate. */
  superUser?: true;
  /** As the provider sent them, if entitlements are enabled; use `identity.can` and `identity.gate` for checks. */
  entitlements?: UserEntitlements;
  /** Feature flags, once they are loaded for this account. Only the exact value `on` counts as on. */
  flags?: Flags;
  /** Id of the user who impersonates this one. */
  impersonatorId?: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
const keyed = (value: unknown) => texts(value).map((key) => ({ key }));

/** Returns the user that the claims of a token describe. */
export const userFromClaims = (claims: TokenClaims): SessionUser => {
  const actor = (claims.act as { sub?: unknown } | undefined)?.sub;
  return {
    id: text(claims.sub),
    email: text(claims.email),
    name: text(claims.name) || text(claims.email),
    tenantId: text(claims.tenantId),
    tenantIds: texts(claims.tenantIds),
    roles: keyed(claims.roles),
    permissions: keyed(claims.permissions),
    profilePictureUrl: text(claims.profilePictureUrl) || null,
    ...(claims.superUser === true && { superUser: true as const }),
    ...(typeof actor === 'string' && { impersonatorId: actor }),
  };
};

/** Merges the profile over the claims. A profile of another user is ignored: the token decides who is signed in. */
export const withProfile = (user: SessionUser, me: Me | undefined, tabTenant?: string): SessionUser => {
  if (me?.id !== user.id) return user;
  const { roles = user.roles, permissions = user.permissions, superUser: _, entitlements: __, ...profile } = me;
  return { ...user, ...profile, roles, permissions, name: me.name || user.name, tenantId: tabTenant ?? me.tenantId };
};

/** Returns the user after a change of their own profile. Account, roles and permissions are not part of it. */
export const withChanges = (user: SessionUser, { roles: _, permissions: __, ...me }: Me): SessionUser =>
  withProfile(user, me, user.tenantId);

import { del, get, page, post, put } from '../../core/contract';
import {
  array,
  type Infer,
  integerWithin,
  maybeText,
  nullable,
  number,
  object,
  open,
  optional,
  optionalFlag,
  optionalNumber,
  optionalText,
  rows,
  string,
  textWithin,
  unknown,
} from '../../core/schema';
import { emailLimits } from '../../core/text/email-address';
import { PHONE_MAX_LENGTH } from '../../core/text/phone-number';
import { Permission, Role, UserGroup, UserTenants } from '../profile/contract';

/** Limits of a user's fields, shared by form and provider. */
export const userLimits = {
  /** Characters. */
  email: { min: emailLimits.min, max: emailLimits.max },
  name: { min: 0, max: 100 },
  phone: { min: 0, max: PHONE_MAX_LENGTH },
  /** Seconds until a temporary user loses access: up to ten years. */
  expirationInSeconds: { min: 1, max: 315_360_000 },
} as const;

/** Returns whether a number of seconds is a valid lifetime of a temporary user. */
export const isExpirationInSeconds = (seconds: unknown): seconds is number =>
  Number.isSafeInteger(seconds) &&
  Number(seconds) >= userLimits.expirationInSeconds.min &&
  Number(seconds) <= userLimits.expirationInSeconds.max;

const userFields = {
  id: string(),
  sub: optionalText,
  email: string(),
  name: maybeText,
  phoneNumber: maybeText,
  profilePictureUrl: maybeText,
  tenantId: optionalText,
  tenantIds: optional(array(string())),
  tenants: UserTenants,
  verified: optionalFlag,
  mfaEnrolled: optionalFlag,
  activatedForTenant: optionalFlag,
  /**
   * Whether the user is locked out after wrong passwords. The provider has no call that locks a user; users unlock
   * themselves.
   */
  isLocked: optionalFlag,
  isDisabled: optionalFlag,
  /** Whether the user may enter the sub-accounts, as set with `accounts.setAccess`. */
  subAccountAccessAllowed: optionalFlag,
  /** local, saml, google, github, facebook, microsoft, scim2 or slack. */
  provider: maybeText,
  /** `frontegg`, or `scim2` for users of a directory. */
  managedBy: maybeText,
  createdAt: maybeText,
  lastLogin: maybeText,
  /** ISO date on which a temporary user's access ends. */
  temporaryExpirationDate: maybeText,
};
/** A user as both versions of the list return it. */
export const User = object(userFields);
export type User = Infer<typeof User>;
/** A user with roles, permissions and groups, as only the second version of the list returns it. */
export const UserWithRights = object({
  ...userFields,
  roles: optional(nullable(rows(Role))),
  permissions: optional(nullable(rows(Permission))),
  groups: optional(nullable(rows(UserGroup))),
});
export type UserWithRights = Infer<typeof UserWithRights>;

/** A user as the older team endpoints return it. */
export const TeamMember = object({
  id: string(),
  email: optionalText,
  name: maybeText,
  phone: maybeText,
  profileImage: maybeText,
  profileImageUrl: maybeText,
  tenantId: optionalText,
  vendorId: optionalText,
  roleIds: optional(array(string())),
  roles: optional(nullable(rows(Role))),
  groups: optional(nullable(rows(object({ id: string(), name: maybeText })))),
  activatedForTenant: optionalFlag,
  verified: optionalFlag,
  mfaEnabled: optionalFlag,
  isDisabled: optionalFlag,
  managedBy: maybeText,
  createdAt: maybeText,
  lastLogin: maybeText,
  temporaryExpirationDate: maybeText,
  /** Custom data that the host stores with the user. */
  customData: optional(unknown()),
});
export type TeamMember = Infer<typeof TeamMember>;

/** `expirationInSeconds` creates a temporary user. */
export const NewUser = object({
  email: textWithin(userLimits.email),
  name: optional(textWithin(userLimits.name)),
  phone: optional(textWithin(userLimits.phone)),
  roleIds: array(string()),
  expirationInSeconds: optional(integerWithin(userLimits.expirationInSeconds)),
  provider: string(),
});
export type NewUser = Infer<typeof NewUser>;

/** Input for updating a user, identified by the `id` in the body. */
export const MemberUpdate = object({
  id: optionalText,
  email: optionalText,
  name: optional(textWithin(userLimits.name)),
  phone: optional(textWithin(userLimits.phone)),
  profileImage: optionalText,
  profileImageUrl: optionalText,
  tenantId: optionalText,
  vendorId: optionalText,
  roleIds: optional(array(string())),
  roles: optional(unknown()),
  activatedForTenant: optionalFlag,
  createdAt: optionalText,
  customData: optional(unknown()),
  lastLogin: optionalText,
  mfaEnabled: optionalFlag,
  tenants: optional(unknown()),
  verified: optionalFlag,
  managedBy: optionalText,
  temporaryExpirationDate: optionalText,
  isDisabled: optionalFlag,
});
export type MemberUpdate = Infer<typeof MemberUpdate>;

/** `_offset` counts pages, not rows. */
const paging = {
  _includeSubTenants: optionalFlag,
  _limit: optionalNumber,
  _offset: optionalNumber,
  /** Ids joined by commas. */
  ids: optionalText,
  _sortBy: optionalText,
  _order: optionalText,
};

const byUser = { input: object({ userId: string() }) };
const byEmail = { input: object({ email: string() }) };
const ofUsers = { input: object({ ids: array(string()) }), comma: ['ids'], accountToken: true } as const;
const owned = { userId: string(), tenantId: optionalText };

/** Roles of one user in one account. */
export const UserRoles = object({ ...owned, roleIds: array(string()) });
export type UserRoles = Infer<typeof UserRoles>;
/** Groups of one user in one account. */
export const UserGroups = object({ ...owned, groupIds: array(string()) });
export type UserGroups = Infer<typeof UserGroups>;

const calls = {
  getUser: get('/identity/resources/users/v1/:userId', {
    ...byUser,
    output: object({ id: string(), name: maybeText, tenantId: optionalText, createdAt: maybeText }),
  }),
  listUsers: get('/identity/resources/users/v3', {
    input: object({
      ...paging,
      _email: optionalText,
      _tenantId: optionalText,
      _preset: optionalText,
      _maxInactiveSeconds: optionalNumber,
    }),
    output: page(User),
    accountToken: true,
  }),
  listUsersV2: get('/identity/resources/users/v2', {
    input: object({ ...paging, _filter: optionalText, metadata: optionalText }),
    output: page(UserWithRights),
    accountToken: true,
  }),
  getUsersRoles: get('/identity/resources/users/v3/roles', { ...ofUsers, output: rows(UserRoles) }),
  getUsersGroups: get('/identity/resources/users/v3/groups', { ...ofUsers, output: rows(UserGroups) }),
  addUser: post('/identity/resources/users/v2', { input: NewUser, output: TeamMember }),
  /** Superseded by `listUsers`; takes one query value per filter, under the filter's own name. */
  listMembers: get('/team/resources/members/v1', {
    input: open(
      object({
        pageOffset: number(),
        pageSize: optionalNumber,
        sortBy: optionalText,
        sortDirection: optionalText,
      }),
      unknown(),
    ),
    output: object({
      items: rows(TeamMember),
      totalPages: optionalNumber,
      totalItems: optionalNumber,
    }),
  }),
  updateMember: put('/team/resources/members/v1', {
    input: MemberUpdate,
    output: optional(TeamMember),
    unwrap: 'item',
  }),
  /** The response repeats the removed user; it is dropped. */
  deleteMember: del('/team/resources/members/v1/:userId', byUser),
  disableUser: post('/identity/resources/tenants/users/v1/:userId/disable', byUser),
  enableUser: post('/identity/resources/tenants/users/v1/:userId/enable', byUser),
  resendActivationEmail: post('/team/resources/members/v1/:userId/resendActivationEmail', byUser),
  resendInvitation: post('/identity/resources/users/v1/invitation/reset', byEmail),
  resendInvitationToAllTenants: post('/identity/resources/users/v1/invitation/reset/all', byEmail),
  getMemberStats: get('/team/resources/stats/v1/members', {
    output: object({
      totalItems: optionalNumber,
      addedThisWeek: optionalNumber,
      superAdmins: optionalNumber,
    }),
  }),
  getTemporaryConfiguration: get('/identity/resources/users/temporary/v1/configuration', {
    output: object({ enabled: optionalFlag }),
  }),
  updateExpiration: put('/identity/resources/users/temporary/v1/:userId', {
    input: object({ userId: string(), expirationInSeconds: integerWithin(userLimits.expirationInSeconds) }),
    // Some providers send no body.
    output: optional(object({ temporaryExpirationDate: maybeText })),
  }),
  makePermanent: del('/identity/resources/users/temporary/v1/:userId', byUser),
};

/** Calls for the users of an account. */
export type UsersContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link UsersContract}. */
export const contract: UsersContract = calls;

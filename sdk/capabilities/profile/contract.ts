import { file, get, put } from '../../core/contract';
import {
  array,
  type Infer,
  maybeFlag,
  maybeText,
  nullable,
  number,
  object,
  oneOf,
  optional,
  optionalFlag,
  optionalText,
  rows,
  string,
  unknown,
} from '../../core/schema';

/** A role that the user has. */
export const Role = object({
  id: string(),
  key: string(),
  name: string(),
  description: maybeText,
  isDefault: optionalFlag,
  /** Ids of its permissions. */
  permissions: optional(array(string())),
  /** Absent or null for roles that the vendor provides to every account. */
  tenantId: maybeText,
  vendorId: maybeText,
  createdAt: maybeText,
  updatedAt: maybeText,
});
export type Role = Infer<typeof Role>;

/** A permission that the user has. */
export const Permission = object({
  id: string(),
  key: string(),
  name: string(),
  description: maybeText,
  categoryId: optionalText,
  /** Whether it controls pages of the admin portal rather than features of the host. */
  fePermission: optionalFlag,
  /** Ids of the roles that include it. */
  roleIds: optional(nullable(array(string()))),
});
export type Permission = Infer<typeof Permission>;

/** A group of a user, with the roles that it grants. */
export const UserGroup = object({ id: string(), roles: optional(nullable(rows(Role))) });
export type UserGroup = Infer<typeof UserGroup>;

/** Roles of a user by account. */
export const UserTenants = optional(
  nullable(rows(object({ tenantId: string(), roles: optional(nullable(rows(Role))) }))),
);

/** The profile of the signed-in user. */
export const Me = object({
  id: string(),
  sub: optionalText,
  email: string(),
  name: maybeText,
  tenantId: string(),
  tenantIds: optional(array(string())),
  tenants: UserTenants,
  activatedForTenant: optionalFlag,
  managedBy: maybeText,
  verified: optionalFlag,
  mfaEnrolled: optionalFlag,
  isLocked: optionalFlag,
  provider: optionalText,
  createdAt: optionalText,
  lastLogin: maybeText,
  phoneNumber: maybeText,
  profilePictureUrl: maybeText,
  roles: optional(rows(Role)),
  permissions: optional(rows(Permission)),
  superUser: optionalFlag,
  isDisabled: optionalFlag,
  /** ISO date on which a temporary user loses access. */
  temporaryExpirationDate: maybeText,
  subAccountAccessAllowed: optionalFlag,
  groups: optional(rows(UserGroup)),
  applications: optional(nullable(rows(object({ id: string(), name: maybeText, accessType: maybeText })))),
  /** Entitlements in the profile; the session reads them with a separate call. */
  entitlements: optional(unknown()),
  /** Custom data that the host stores with the user. */
  customData: optional(unknown()),
  /** JSON text, as the provider stores it. */
  metadata: maybeText,
});
export type Me = Infer<typeof Me>;

/** Types of accounts. */
export const accountTypes = ['customer', 'spam', 'test', 'reseller', 'headquarter'] as const;
/** One of {@link accountTypes}. */
export type AccountType = (typeof accountTypes)[number];

/** Fields of an account that every list includes. */
export const accountFields = {
  /** A type that is not one of {@link accountTypes} counts as absent. */
  tenantType: oneOf(accountTypes),
  createdAt: optionalText,
  /** ISO date; absent or null unless the account was deleted. */
  deletedAt: maybeText,
  /** Whether the account manages sub-accounts of its own. */
  isReseller: optionalFlag,
  /** `defaultOff`, `defaultOn` or `alwaysOn`. */
  subAccountAccessType: maybeText,
  /** Login alias: the account's part of the URL of its login page. */
  alias: maybeText,
  hasCustomLogin: maybeFlag,
};

/** An account that the user belongs to. */
export const Tenant = object({
  ...accountFields,
  id: optionalText,
  tenantId: string(),
  name: string(),
  /** Custom data that the host stores with the account. */
  metadata: optional(unknown()),
});
export type Tenant = Infer<typeof Tenant>;

/** The accounts of the user, and the active one. */
export const MyTenants = object({ tenants: rows(Tenant), activeTenant: optional(Tenant) });
export type MyTenants = Infer<typeof MyTenants>;

/** Roles and permissions, which take precedence over those of {@link Me}. */
export const Authorization = object({ roles: rows(Role), permissions: rows(Permission) });
export type Authorization = Infer<typeof Authorization>;

const ProfileChanges = object({
  name: optionalText,
  phoneNumber: optionalText,
  profilePictureUrl: maybeText,
  metadata: optionalText,
  provider: optionalText,
  managedBy: optionalText,
  sourceMetadata: optional(object({ source: string(), sourceVersion: number(), sourceId: string() })),
  userAgent: optionalText,
  ipAddress: optionalText,
});

const V1 = '/identity/resources/users/v1/me';
const V2 = '/identity/resources/users/v2/me';
const tenants = { accountToken: true, output: MyTenants } as const;

const calls = {
  getMe: get(V2, { input: optional(object({ addRoles: optionalFlag })), output: Me }),
  updateMe: put(V2, { input: ProfileChanges, output: Me }),
  getMyAuthorization: get(`${V1}/authorization`, { output: Authorization }),
  getMyTenants: get('/identity/resources/users/v3/me/tenants', tenants),
  /** Used with one account per tab. */
  getMyTenantsV1: get(`${V1}/tenants`, tenants),
  getMyTenantsV2: get(`${V2}/tenants`, { output: rows(Tenant) }),
  /** Returns the URL of the picture. */
  uploadProfileImage: put('/team/resources/profile/me/image/v1', {
    multipart: true,
    responseType: 'text',
    input: object({ image: file }),
    output: string(),
  }),
};

/** Calls for the signed-in user and their accounts. */
export type ProfileContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link ProfileContract}. */
export const contract: ProfileContract = calls;

import { file, get, put } from '../../core/contract';
import {
  array,
  type Infer,
  maybeText,
  number,
  object,
  optional,
  optionalFlag,
  optionalText,
  string,
} from '../../core/schema';

/** A role that the person has. */
export const Role = object({
  id: string(),
  key: string(),
  name: string(),
  description: maybeText,
  isDefault: optionalFlag,
  permissions: optional(array(string())),
});
export type Role = Infer<typeof Role>;

/** Something that the person may do. */
export const Permission = object({
  id: string(),
  key: string(),
  name: string(),
  description: maybeText,
  categoryId: optionalText,
});
export type Permission = Infer<typeof Permission>;

/** The signed-in person as the provider knows them. */
export const Me = object({
  id: string(),
  email: string(),
  name: maybeText,
  tenantId: string(),
  tenantIds: optional(array(string())),
  verified: optionalFlag,
  mfaEnrolled: optionalFlag,
  isLocked: optionalFlag,
  provider: optionalText,
  createdAt: optionalText,
  lastLogin: maybeText,
  phoneNumber: maybeText,
  profilePictureUrl: maybeText,
  roles: optional(array(Role)),
  permissions: optional(array(Permission)),
  superUser: optionalFlag,
  isDisabled: optionalFlag,
  /** ISO date on which a temporary person loses access. */
  temporaryExpirationDate: maybeText,
  subAccountAccessAllowed: optionalFlag,
  groups: optional(array(object({ id: string() }))),
  /** JSON text, as the provider keeps it. */
  metadata: maybeText,
});
export type Me = Infer<typeof Me>;

/** An account that the person belongs to. */
export const Tenant = object({
  id: optionalText,
  tenantId: string(),
  name: string(),
  isReseller: optionalFlag,
  createdAt: optionalText,
});
export type Tenant = Infer<typeof Tenant>;

/** The accounts of the person, and the one they are in. */
export const MyTenants = object({ tenants: array(Tenant), activeTenant: optional(Tenant) });
export type MyTenants = Infer<typeof MyTenants>;

/** Roles and permissions that stand above those of {@link Me}. */
export const Authorization = object({ roles: array(Role), permissions: array(Permission) });
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
  /** For tenants per tab. */
  getMyTenantsV1: get(`${V1}/tenants`, tenants),
  getMyTenantsV2: get(`${V2}/tenants`, { output: array(Tenant) }),
  /** Answers the address of the picture. */
  uploadProfileImage: put('/team/resources/profile/me/image/v1', {
    multipart: true,
    answer: 'text',
    input: object({ image: file }),
    output: string(),
  }),
};

/** Calls for the signed-in person and their accounts. */
export type ProfileContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link ProfileContract}. */
export const contract: ProfileContract = calls;

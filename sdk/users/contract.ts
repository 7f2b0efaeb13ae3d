import { array, boolean, type infer as Infer, nullable, object, optional, string } from 'zod/mini';
import { get } from '../core/contract';

export const Role = object({
  id: string(),
  key: string(),
  name: string(),
  description: optional(nullable(string())),
  isDefault: optional(boolean()),
  permissions: optional(array(string())),
});
export type Role = Infer<typeof Role>;

export const Permission = object({
  id: string(),
  key: string(),
  name: string(),
  description: optional(nullable(string())),
  categoryId: optional(string()),
});
export type Permission = Infer<typeof Permission>;

/** The signed-in person as the provider knows them. */
export const Me = object({
  id: string(),
  email: string(),
  name: optional(nullable(string())),
  tenantId: string(),
  tenantIds: optional(array(string())),
  verified: optional(boolean()),
  mfaEnrolled: optional(boolean()),
  isLocked: optional(boolean()),
  provider: optional(string()),
  createdAt: optional(string()),
  lastLogin: optional(nullable(string())),
  phoneNumber: optional(nullable(string())),
  profilePictureUrl: optional(nullable(string())),
  roles: optional(array(Role)),
  permissions: optional(array(Permission)),
  superUser: optional(boolean()),
  /** JSON text, as the provider keeps it. */
  metadata: optional(nullable(string())),
});
export type Me = Infer<typeof Me>;

export const Tenant = object({
  id: optional(string()),
  tenantId: string(),
  name: string(),
  isReseller: optional(boolean()),
  createdAt: optional(string()),
});
export type Tenant = Infer<typeof Tenant>;

export const MyTenants = object({ tenants: array(Tenant), activeTenant: optional(Tenant) });
export type MyTenants = Infer<typeof MyTenants>;

export const contract = {
  getMe: get('/identity/resources/users/v2/me', { output: Me }),
  getMyTenants: get('/identity/resources/users/v3/me/tenants', { output: MyTenants }),
};

import { buildUser, type SeedUser } from './seed-user';
import { acme, acmeLabs, resale } from './tenants';

const inRole = (tenantId: string, ...roleIds: string[]) => ({ tenantId, roleIds });

/** Administers Acme and its sub-account. */
export const admin = buildUser({
  email: 'admin@acme.test',
  name: 'Ada Admin',
  memberships: [{ ...inRole(acme.id, 'role-admin'), subAccountAccess: true }, inRole(acmeLabs.id, 'role-admin')],
  phoneNumber: '+491700000001',
});

/** Has access to the portal without permissions. */
export const reader = buildUser({ email: 'reader@acme.test', name: 'Rita Reader', phoneNumber: '+491700000002' });

/** Signs in with a code from an authenticator app, or with the recovery code. */
export const secured = buildUser({
  email: 'mfa@acme.test',
  name: 'Milo Factor',
  memberships: [inRole(acme.id, 'role-support')],
  authenticators: [{ id: 'authenticator-milo', secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' }],
  recoveryCodes: ['MILO-RECA-VERY-2345'],
});

/** Must set up an authenticator app to complete the first sign-in. */
export const unenrolled = buildUser({
  email: 'new@acme.test',
  name: 'Nia Newcomer',
  memberships: [inRole(acme.id, 'role-viewer')],
  mfaForced: true,
});

/** Signs in with a leaked password. */
export const breached = buildUser({
  email: 'breached@acme.test',
  name: 'Bo Breached',
  memberships: [inRole(acme.id, 'role-editor')],
  breachedPassword: true,
});

/** Administers the reseller and its sub-accounts; also a member of its customer. */
export const reseller = buildUser({
  email: 'reseller@resale.test',
  name: 'Remy Reseller',
  tenantId: resale.id,
  memberships: [{ ...inRole(resale.id, 'role-admin'), subAccountAccess: true }, inRole(acme.id, 'role-viewer')],
});

export const users: readonly SeedUser[] = [admin, reader, secured, reseller, unenrolled, breached];

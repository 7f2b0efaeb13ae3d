import type { MembershipRow, UserRow } from '../db/rows/accounts';
import { acme } from './tenants';

/** A membership of a seed. Default: active, without roles and without expiry. */
export type SeedMembership = Pick<MembershipRow, 'tenantId'> & Partial<Omit<MembershipRow, 'id' | 'userId'>>;

/** A user of a seed, with a password and a recovery code in plain text. */
export interface SeedUser extends Omit<UserRow, 'passwordHash' | 'recoveryCodeHashes'> {
  /** Empty for a user who has not chosen one yet. */
  readonly password: string;
  readonly recoveryCodes: readonly string[];
  readonly memberships: readonly SeedMembership[];
}

/** What one knows of a new user; everything else has a default. */
export type NewUser = Partial<SeedUser> & Pick<SeedUser, 'email'>;

/**
 * Creates a user for a seed or a test; everything except the name has a default. The id is derived from the email
 * address.
 */
export const buildUser = (fields: NewUser): SeedUser => {
  const local = fields.email.split('@')[0] ?? fields.email;
  const tenantId = fields.tenantId ?? acme.id;
  return {
    id: `user-${local}`,
    name: local,
    password: `${local}-Secret-1`,
    verified: true,
    disabled: false,
    memberships: [{ tenantId, roleIds: ['role-readonly'] }],
    createdAt: '2025-03-01T09:00:00.000Z',
    superUser: false,
    metadata: '{}',
    authenticators: [],
    recoveryCodes: [],
    mfaForced: false,
    breachedPassword: false,
    ...fields,
    tenantId,
  };
};

import type { MembershipRow, UserRow } from '../rows/accounts';

/** A membership of a seed. Default: active, without roles and without expiry. */
export type SeedMembership = Pick<MembershipRow, 'tenantId'> & Partial<Omit<MembershipRow, 'id' | 'userId'>>;

/** A user of a seed, with a password and a recovery code in plain text. */
export interface SeedUser extends Omit<UserRow, 'passwordHash' | 'recoveryCodeHashes'> {
  /** Empty for a user who has not chosen one yet. */
  readonly password: string;
  readonly recoveryCodes: readonly string[];
  readonly memberships: readonly SeedMembership[];
}

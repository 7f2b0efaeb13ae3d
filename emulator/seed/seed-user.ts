import type { MembershipRow, UserRow } from '../rows/accounts';

/** A membership of a seed; active, without a role and without an end unless it says otherwise. */
export type SeedMembership = Pick<MembershipRow, 'tenantId'> & Partial<Omit<MembershipRow, 'id' | 'userId'>>;

/** A user as seeds describe them: with a password and a recovery code that developers may read. */
export interface SeedUser extends Omit<UserRow, 'passwordHash' | 'recoveryCodeHashes'> {
  /** Empty for a user who has not chosen one yet. */
  readonly password: string;
  readonly recoveryCodes: readonly string[];
  readonly memberships: readonly SeedMembership[];
}

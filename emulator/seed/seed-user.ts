import type { UserRow } from '../rows';

/** A person as seeds describe them: with a password and a recovery code that people may read. */
export interface SeedUser extends Omit<UserRow, 'passwordHash' | 'recoveryCodeHashes'> {
  readonly password: string;
  readonly recoveryCodes: readonly string[];
}

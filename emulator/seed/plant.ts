import type { Db } from '../db';
import type { Passwords } from '../passwords';
import { hashRecoveryCode } from '../rules/recovery-codes';
import type { Seed } from './seed';
import type { SeedUser } from './seed-user';

const MARK = 'seeded';

/** Adds a person; they can sign in once the promise is kept. */
export const plantUser = async (db: Db, passwords: Passwords, given: SeedUser): Promise<void> => {
  const { password, recoveryCodes, ...user } = given;
  const row = { ...user, email: user.email.toLowerCase(), recoveryCodeHashes: [] };
  db.users.put(row);
  const [passwordHash, ...recoveryCodeHashes] = await Promise.all([
    passwords.hash(password),
    ...recoveryCodes.map(hashRecoveryCode),
  ]);
  db.users.patch(user.id, { passwordHash, recoveryCodeHashes });
};

export const isPlanted = (db: Db): boolean => db.settings.get(MARK) !== undefined;

/** Fills an empty database. The rows stand at once, the password hashes follow; the mark says that all is there. */
export const plant = async (db: Db, passwords: Passwords, seed: Seed): Promise<void> => {
  db.settings.remove(MARK);
  db.transaction(() => {
    for (const row of seed.tenants) db.tenants.put(row);
    for (const row of seed.roles) db.roles.put(row);
    for (const row of seed.permissions) db.permissions.put(row);
    for (const row of seed.apiTokens) db.apiTokens.put(row);
    for (const row of seed.features) db.features.put(row);
    for (const row of seed.plans) db.plans.put(row);
  });
  await Promise.all(seed.users.map((user) => plantUser(db, passwords, user)));
  db.settings.put({ id: MARK, value: 'yes' });
};

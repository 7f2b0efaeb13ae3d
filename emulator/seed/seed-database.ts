import { canonicalEmail } from '@gatehouse/sdk/text';
import { clearDb, type Db } from '../db/db';
import type { MembershipRow, UserRow } from '../db/rows/accounts';
import type { Row } from '../db/rows/row';
import { type TableName, tableNames } from '../db/tables';
import { hashRecoveryCode } from '../rules/factors/factors';
import { membershipId } from '../rules/members/memberships';
import type { Passwords } from '../rules/passwords/passwords';
import type { Seed } from './seed';
import type { SeedUser } from './seed-user';

const MARK = 'seeded';

const withPassword = (user: SeedUser | UserRow): user is SeedUser => 'password' in user;

const membershipRows = ({ id, createdAt, memberships }: SeedUser): MembershipRow[] =>
  memberships.map((membership) => ({
    roleIds: [],
    createdAt,
    activated: true,
    disabled: false,
    ...membership,
    id: membershipId(id, membership.tenantId),
    userId: id,
  }));

/** Adds a user at once, without the hashes, which take longer. */
const putUser = (db: Db, seedUser: SeedUser) => {
  const { password: _password, recoveryCodes: _codes, memberships: _memberships, ...user } = seedUser;
  db.users.put({ ...user, email: canonicalEmail(user.email), recoveryCodeHashes: [] });
  for (const row of membershipRows(seedUser)) db.memberships.put(row);
};

const hashesOf = async ({ password, recoveryCodes }: SeedUser, hash: (password: string) => Promise<string>) => {
  const [passwordHash, ...recoveryCodeHashes] = await Promise.all([
    password === '' ? undefined : hash(password),
    ...recoveryCodes.map(hashRecoveryCode),
  ]);
  return { passwordHash, recoveryCodeHashes: recoveryCodeHashes.filter((code) => code !== undefined) };
};

const putUsers = async (db: Db, passwords: Passwords, users: readonly SeedUser[]): Promise<void> => {
  db.transaction(() => {
    for (const user of users) putUser(db, user);
  });
  // Users with the same password share one hash: a seed of hundreds takes less than a second.
  const hashCache = new Map<string, Promise<string>>();
  const hash = (password: string) => {
    const ready = passwords.ready?.(password);
    const hashed = hashCache.get(password) ?? (ready === undefined ? passwords.hash(password) : Promise.resolve(ready));
    hashCache.set(password, hashed);
    return hashed;
  };
  const hashes = await Promise.all(users.map((user) => hashesOf(user, hash)));
  db.transaction(() => {
    for (const [at, user] of users.entries()) db.users.patch(user.id, hashes[at] ?? {});
  });
};

/** Adds a user, who can sign in once the promise resolves. */
export const addSeedUser = (db: Db, passwords: Passwords, user: SeedUser): Promise<void> =>
  putUsers(db, passwords, [user]);

export const isSeeded = (db: Db): boolean => db.settings.get(MARK) !== undefined;

/**
 * Fills an empty database. Rows are added at once, the password hashes follow; a marker is set when all are complete.
 */
export const seedDatabase = async (db: Db, passwords: Passwords, seed: Seed): Promise<void> => {
  db.settings.remove(MARK);
  clearDb(db);
  const users = seed.users ?? [];
  db.transaction(() => {
    for (const row of users) if (!withPassword(row)) db.users.put(row);
    for (const name of tableNames) {
      if (name === 'users') continue;
      // Each list contains the rows of the table of its name.
      const rows: { put(row: Row): Row } = db[name as Exclude<TableName, 'users'>] as never;
      for (const row of seed[name] ?? []) rows.put(row);
    }
  });
  await putUsers(db, passwords, users.filter(withPassword));
  db.settings.put({ id: MARK, value: 'yes' });
};

/** Returns all rows except settings, as a seed for another provider. Contains password hashes and secrets. */
export const exportSeed = (db: Db): Seed =>
  Object.fromEntries(tableNames.flatMap((name) => (name === 'settings' ? [] : [[name, db[name].list()]])));

import type { Db } from '../db/db';
import type { UserRow } from '../rows/accounts';

/** The user of an e-mail address, however it is written. */
export const userByEmail = (db: Db, email: string): UserRow | undefined =>
  db.users.one('email', email.trim().toLowerCase());

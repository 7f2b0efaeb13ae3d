import type { UserRow } from '../../db/rows/accounts';
import type { Provider } from '../../provider';

/** Verifies a user's password. An unknown user takes as long as a known one. */
export const isPasswordOf = async (
  { db, passwords, constantTimeHash }: Provider,
  user: UserRow | undefined,
  password: string,
): Promise<boolean> => {
  const hash = user?.passwordHash ?? (await constantTimeHash());
  const right = await passwords.verify(hash, password);
  // Read again: the password may have been replaced during the verification.
  return right && user !== undefined && db.users.get(user.id)?.passwordHash === hash;
};

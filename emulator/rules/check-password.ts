import type { Provider } from '../provider';
import type { UserRow } from '../rows/accounts';

/** Whether a password is the one of a person. An unknown person takes as long as a known one. */
export const isPasswordOf = async (
  { db, passwords, constantTimeHash }: Provider,
  user: UserRow | undefined,
  password: string,
): Promise<boolean> => {
  const hash = user?.passwordHash ?? (await constantTimeHash());
  const right = await passwords.verify(hash, password);
  // Read again: the password may have been replaced while this one was checked.
  return right && user !== undefined && db.users.get(user.id)?.passwordHash === hash;
};

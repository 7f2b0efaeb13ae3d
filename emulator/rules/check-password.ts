import type { Provider } from '../provider';
import type { UserRow } from '../rows';

/** Whether a password is the one of a person. An unknown person takes as long as a known one. */
export const isPasswordOf = async (
  { db, passwords, decoyHash }: Provider,
  user: UserRow | undefined,
  password: string,
): Promise<boolean> => {
  const hash = user?.passwordHash ?? (await decoyHash());
  const right = await passwords.verify(hash, password);
  // Read again: the password may have been replaced while this one was checked.
  return right && user !== undefined && db.users.get(user.id)?.passwordHash === hash;
};

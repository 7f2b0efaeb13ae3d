import type { UserRow } from '../../db/rows/accounts';
import type { Call } from '../../http/call';
import type { Provider } from '../../provider';
import { randomText, sha256 } from '../../random';

/** Lifetime in seconds. */
export const REMEMBER_FOR = 14 * 24 * 3600;

const COOKIE = 'fe_device';

/** Lets this browser skip the second factor for a while. */
export const rememberDevice = async ({ db, provider, cookies }: Call, user: UserRow): Promise<void> => {
  const token = randomText();
  const expiresAt = provider.clock.now() + REMEMBER_FOR * 1000;
  db.rememberedDevices.put({ id: await sha256(token), userId: user.id, expiresAt });
  cookies.set(COOKIE, token, REMEMBER_FOR);
};

export const isRemembered = async ({ db, provider, cookies }: Call, user: UserRow): Promise<boolean> => {
  const token = cookies.get(COOKIE);
  const device = token && db.rememberedDevices.get(await sha256(token));
  return Boolean(device && device.userId === user.id && device.expiresAt > provider.clock.now());
};

/** Removes all trusted devices of a user. */
export const forgetDevices = ({ db }: Provider, userId: string): void => {
  for (const { id } of db.rememberedDevices.by('userId', userId)) db.rememberedDevices.remove(id);
};

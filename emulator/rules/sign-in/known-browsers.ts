import type { Call } from '../../http/call';
import type { Provider } from '../../provider';
import { randomText, sha256 } from '../../random';

const COOKIE = 'fe_known';
/** Lifetime in seconds. */
const LIFETIME = 180 * 24 * 3600;

const rowId = (cookie: string, userId: string) => sha256(`${cookie}:${userId}`);

/** Stores that a user signed in with this browser. It skips no factor; see {@link isKnownBrowser}. */
export const noteBrowser = async ({ db, provider, cookies }: Call, userId: string): Promise<void> => {
  const cookie = cookies.get(COOKIE) ?? randomText();
  db.knownBrowsers.put({
    id: await rowId(cookie, userId),
    userId,
    expiresAt: provider.clock.now() + LIFETIME * 1000,
  });
  cookies.set(COOKIE, cookie, LIFETIME);
};

/** Returns the id of this browser if a user has signed in with it. It takes as long for one who has not. */
export const knownBrowser = async ({ db, provider, cookies }: Call, userId: string): Promise<string | undefined> => {
  const row = db.knownBrowsers.get(await rowId(cookies.get(COOKIE) ?? '', userId));
  return row && row.expiresAt > provider.clock.now() ? row.id : undefined;
};

/**
 * Returns whether a user has signed in with this browser: it may get the user's masked number and request a code
 * without an address.
 */
export const isKnownBrowser = async (call: Call, userId: string): Promise<boolean> =>
  (await knownBrowser(call, userId)) !== undefined;

/** Removes all known browsers of a user. */
export const forgetBrowsersOf = ({ db }: Provider, userId: string): void => {
  for (const { id } of db.knownBrowsers.by('userId', userId)) db.knownBrowsers.remove(id);
};

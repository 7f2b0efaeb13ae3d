import type { UserRow } from '../../db/rows/accounts';
import { ProviderError } from '../../http/errors';
import type { Provider } from '../../provider';
import { randomText, sha256 } from '../../random';

type Purpose = 'reset-password' | 'unlock';

const LIFETIME = 60 * 60_000;
/** Placeholder user for unknown addresses: their tokens are issued and stored like others, and authorize nothing. */
const NOBODY = '';

const tokenId = (purpose: Purpose, token: string) => sha256(`${purpose}:${token}`);

const removeTokens = ({ db }: Provider, purpose: Purpose, userId: string): void => {
  for (const row of db.oneTimeCodes.by('userId', userId).filter(({ type }) => type === purpose)) {
    db.oneTimeCodes.remove(row.id);
  }
};

/** Issues the token of an emailed link, valid once and for an hour. It replaces earlier ones for the same purpose. */
export const issueMailToken = async (
  provider: Provider,
  purpose: Purpose,
  user: UserRow | undefined,
): Promise<string> => {
  const { db, clock } = provider;
  const token = randomText();
  const userId = user?.id ?? NOBODY;
  const id = await tokenId(purpose, token);
  removeTokens(provider, purpose, userId);
  db.oneTimeCodes.put({ id, type: purpose, userId, expiresAt: clock.now() + LIFETIME, attempts: 0 });
  return token;
};

/** Returns whether an emailed link of the user is still valid. */
export const hasMailToken = ({ db, clock }: Provider, purpose: Purpose, { id }: UserRow): boolean =>
  db.oneTimeCodes.by('userId', id).some(({ type, expiresAt }) => type === purpose && expiresAt > clock.now());

/**
 * Verifies a token without spending it, so that a refused password does not cost the link. The returned function
 * returns the current user; both throw when the token is invalid or has expired. `spend` also spends it.
 */
export const readMailToken = async (
  { db, clock }: Provider,
  purpose: Purpose,
  { token, userId }: { token: string; userId?: string },
) => {
  const id = await tokenId(purpose, token);
  const check = (): UserRow => {
    const row = db.oneTimeCodes.get(id);
    const user = row && db.users.get(row.userId);
    const isForeign = userId !== undefined && row?.userId !== userId;
    if (isForeign || !row || !user || user.disabled || row.expiresAt <= clock.now()) {
      throw new ProviderError(400, 'reset-link-ended', 'This link is no longer valid. Ask for a new one.');
    }
    return user;
  };
  check();
  return {
    check,
    spend: (): UserRow => {
      const user = check();
      db.oneTimeCodes.remove(id);
      return user;
    },
  };
};

import { ProviderError } from '../errors';
import type { Provider } from '../provider';
import { randomText, sha256 } from '../random';
import type { UserRow } from '../rows/accounts';

const TYPE = 'reset-password';
const LIFETIME = 60 * 60_000;
/** Placeholder user of all unknown addresses: their tokens are issued and stored like others, and reset nothing. */
const NOBODY = '';

const tokenId = (token: string) => sha256(`${TYPE}:${token}`);

const removeResetTokens = ({ db }: Provider, userId: string): void => {
  for (const row of db.oneTimeCodes.by('userId', userId).filter((other) => other.type === TYPE)) {
    db.oneTimeCodes.remove(row.id);
  }
};

/** Issues a token to choose a new password, valid once and for an hour. It replaces earlier ones. */
export const issueResetToken = async (provider: Provider, user: UserRow | undefined): Promise<string> => {
  const { db, clock } = provider;
  const token = randomText();
  const userId = user?.id ?? NOBODY;
  const row = { id: await tokenId(token), type: TYPE, userId, expiresAt: clock.now() + LIFETIME, attempts: 0 };
  removeResetTokens(provider, userId);
  db.oneTimeCodes.put(row);
  return token;
};

/**
 * Checks a token without consuming it, so that a refused password does not cost the link. The returned function returns the
 * current user; both throw when the token is not, or no longer, valid for that user.
 */
export const readResetToken = async ({ db, clock }: Provider, token: string, userId: string) => {
  const id = await tokenId(token);
  const check = (): UserRow => {
    const row = db.oneTimeCodes.get(id);
    const user = row && row.userId === userId ? db.users.get(userId) : undefined;
    if (!row || !user || user.disabled || row.expiresAt <= clock.now()) {
      throw new ProviderError(400, 'reset-link-ended', 'This link is no longer valid. Ask for a new one.');
    }
    return user;
  };
  check();
  return check;
};

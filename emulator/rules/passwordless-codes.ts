import { ProviderError } from '../errors';
import type { Provider } from '../provider';
import { randomDigits, randomText, sha256 } from '../random';
import type { UserRow } from '../rows/accounts';
import type { OneTimeCodeRow } from '../rows/sessions';

const LIFETIME = 10 * 60_000;
const MAX_WRONG = 5;

/** A link token, or six digits to type. */
export const issueOneTimeCode = async ({ db, clock }: Provider, type: string, user: UserRow): Promise<string> => {
  const code = type === 'magiclink' ? randomText() : randomDigits(6);
  for (const old of db.oneTimeCodes.by('userId', user.id).filter((row) => row.type === type)) {
    db.oneTimeCodes.remove(old.id);
  }
  const id = await sha256(`${type}:${code}`);
  db.oneTimeCodes.put({ id, type, userId: user.id, expiresAt: clock.now() + LIFETIME, attempts: 0 });
  return code;
};

const missed = ({ db }: Provider, row: OneTimeCodeRow) => {
  if (row.attempts + 1 >= MAX_WRONG) db.oneTimeCodes.remove(row.id);
  else db.oneTimeCodes.patch(row.id, { attempts: row.attempts + 1 });
};

/** Consumes a code. The call names no user, so a wrong one counts against every open code of its type. */
export const spendOneTimeCode = async (provider: Provider, type: string, code: string): Promise<UserRow> => {
  const { db, clock } = provider;
  const row = db.oneTimeCodes.get(await sha256(`${type}:${code}`));
  const user = row && db.users.get(row.userId);
  if (!row || !user || user.disabled || row.expiresAt <= clock.now()) {
    for (const open of db.oneTimeCodes.filter((other) => other.type === type)) missed(provider, open);
    throw new ProviderError(
      401,
      'wrong-code',
      'This code is incorrect or has expired. Check it, or request a new one.',
    );
  }
  db.oneTimeCodes.remove(row.id);
  return user;
};

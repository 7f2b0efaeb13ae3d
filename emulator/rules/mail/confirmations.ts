import type { ConfirmationRow } from '../../db/rows/sessions';
import { ProviderError } from '../../http/errors';
import type { Provider } from '../../provider';
import { randomDigits, randomText, sha256 } from '../../random';
import { tryCode } from './limits';

/** Lifetime of a code or a challenge, in milliseconds. */
const LIFETIME = 5 * 60_000;
const MAX_WRONG = 5;

type Waiting = Pick<ConfirmationRow, 'kind' | 'userId' | 'target'>;

const wrongCode = () => new ProviderError(400, 'wrong-code', 'This code is incorrect. Check it and try again.');

const ended = () =>
  new ProviderError(400, 'code-ended', 'This code has expired, or there were too many wrong ones. Get a new code.');

const put = ({ db, clock }: Provider, id: string, row: Waiting & { codeHash?: string }): void =>
  void db.confirmations.put({ ...row, id, expiresAt: clock.now() + LIFETIME, attempts: 0 });

/**
 * Creates a six-digit code and its token. Earlier codes for the same purpose end.
 * @param token Identifies the code where the wire has no token. Default: a random one
 */
export const openCode = async (
  provider: Provider,
  waiting: Waiting & { userId: string },
  token = randomText(),
): Promise<{ token: string; code: string }> => {
  const code = randomDigits(6);
  const [id, codeHash] = await Promise.all([sha256(token), sha256(`${token}:${code}`)]);
  for (const old of provider.db.confirmations.by('userId', waiting.userId)) {
    if (old.kind === waiting.kind && old.target === waiting.target) provider.db.confirmations.remove(old.id);
  }
  put(provider, id, { ...waiting, codeHash });
  return { token, code };
};

/**
 * Creates a challenge for a key. It is identified by a token, or by the challenge itself where the wire has no token.
 */
export const openChallenge = async (provider: Provider, waiting: Omit<Waiting, 'target'>, isNamed: boolean) => {
  const [token, challenge] = [randomText(), randomText()];
  put(provider, await sha256(isNamed ? token : challenge), { ...waiting, target: challenge });
  return { token, challenge };
};

const findWaiting = async (
  { db, clock }: Provider,
  kind: string,
  name: string,
  userId?: string,
): Promise<ConfirmationRow> => {
  const row = db.confirmations.get(await sha256(name));
  if (!row || row.kind !== kind || row.expiresAt <= clock.now()) throw ended();
  // The token of another user is invalid.
  if (userId !== undefined && row.userId !== userId) throw ended();
  return row;
};

/**
 * Spends a code. The fifth wrong one ends it.
 * @param purpose What wrong codes are counted for. Default: the kind of the code
 * @throws ProviderError 400 `wrong-code` or `code-ended`, 429 `too-many-tries`
 */
export const spendCode = async (
  provider: Provider,
  { kind, userId, token, code }: { kind: string; userId?: string; token: string; code: string },
  purpose = kind,
): Promise<ConfirmationRow & { userId: string }> => {
  const { db } = provider;
  const hash = await sha256(`${token}:${code.trim()}`);
  const { id, userId: account = id } = await findWaiting(provider, kind, token, userId);
  return tryCode(provider, { purpose, account }, () => {
    // Read again and counted synchronously, so that concurrent attempts get no extra tries.
    const row = db.confirmations.get(id);
    if (!row || row.userId === undefined) throw ended();
    if (row.codeHash !== hash) {
      const attempts = row.attempts + 1;
      if (attempts < MAX_WRONG) db.confirmations.patch(id, { attempts });
      else db.confirmations.remove(id);
      throw attempts < MAX_WRONG ? wrongCode() : ended();
    }
    db.confirmations.remove(id);
    return { ...row, userId: row.userId };
  });
};

/** Spends a challenge, whatever the outcome. @throws ProviderError 400 `code-ended` */
export const spendChallenge = async (
  provider: Provider,
  { kind, userId, name }: { kind: string; userId?: string; name: string },
): Promise<string> => {
  const row = await findWaiting(provider, kind, name, userId);
  if (!provider.db.confirmations.remove(row.id)) throw ended();
  return row.target;
};

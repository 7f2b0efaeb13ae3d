import type { Environment } from '../../core/environment';
import { identityError } from '../../core/error-texts';
import { IdentityError } from '../../core/errors';
import { pause } from '../../core/pause';
import { isDefinite } from '../needs-sign-in';
import { endedElsewhere, isFinal, isOfTab } from '../refusals';
import type { TokenCalls } from './token-calls';
import { isSameSet, type TokenSet, type TokenStore } from './token-store';

const TRIES = 3;
const FIRST_PAUSE = 500;
const MAX_WAIT = 10;

/**
 * Returns the time before its expiry at which a token is renewed, in milliseconds: a fifth of its lifetime, at most 30
 * s.
 */
const renewalLead = ({ obtainedAt, expiresAt }: TokenSet): number => Math.min(30_000, (expiresAt - obtainedAt) / 5);

/**
 * Returns whether a token is still valid by this device's clock. A token from the future, after the clock was set back,
 * is not.
 */
export const isAlive = (tokens: TokenSet, now: number): boolean => now < tokens.expiresAt && now >= tokens.obtainedAt;

/** Returns whether a token can be used without renewing it first. */
export const isFresh = (tokens: TokenSet, now: number): boolean =>
  isAlive(tokens, now) && tokens.expiresAt - now > renewalLead(tokens);

interface RefresherDeps {
  request: TokenCalls['renew'];
  environment: Environment;
  store: TokenStore;
  lock: <T>(run: () => Promise<T>) => Promise<T>;
  signal: AbortSignal;
}

/** Renews the tokens: one request per expiry for any number of calls and tabs. */
export const createRefresher = ({ request, environment, store, lock, signal }: RefresherDeps) => {
  const { now } = environment;

  const sharedTokens = async (stale: TokenSet | undefined, isAcceptable: (tokens: TokenSet) => boolean) => {
    const shared = await store.read();
    const changed = shared !== undefined && !isSameSet(shared, stale);
    return changed && isFresh(shared, now()) && isAcceptable(shared) ? shared : undefined;
  };

  /**
   * Returns tokens newer than the stale ones: those of another tab, or renewed ones.
   * @param wanted false once the session has ended meanwhile
   * @param fits whether tokens of another tab are acceptable
   * @param most maximum number of attempts
   * @throws the last error; {@link isRefusal} tells whether the session has ended.
   */
  const renew = async (
    stale: TokenSet | undefined,
    tenantId: string | null,
    wanted: () => boolean,
    fits: (tokens: TokenSet) => boolean = () => true,
    most = TRIES,
  ): Promise<{ tokens: TokenSet; fetched: boolean }> => {
    const attempt = async () => {
      const shared = await sharedTokens(stale, fits);
      if (shared) return { tokens: shared, fetched: false };
      // Ended by another tab: its refresh token must not be sent again.
      if (stale && (await store.isEnded())) throw endedElsewhere();
      try {
        const tokens = await request(tenantId, stale?.sub);
        // The session has ended meanwhile: a late response must not store anything.
        if (signal.aborted || !wanted()) throw identityError('signed-out');
        await store.write(tokens);
        return { tokens, fetched: true };
      } catch (error) {
        if (!isFinal(error)) throw error;
        // Another tab may have succeeded while this one was refused.
        const newer = await sharedTokens(stale, fits);
        if (newer) return { tokens: newer, fetched: false };
        // Still under the lock, so that the next tab sees the end and does not send the same refresh token.
        if (stale && !isOfTab(error)) await store.clear();
        throw error;
      }
    };

    for (let tries = 1; ; tries += 1) {
      try {
        return await lock(attempt);
      } catch (error) {
        if (!(error instanceof IdentityError) || isFinal(error) || isDefinite(error) || signal.aborted) throw error;
        // A lost response may have used up the refresh token: it is sent at most twice.
        const limit = Math.min(most, error.statusCode === 0 ? 2 : TRIES);
        const retryAfter = error.errorContext?.retryAfter;
        const delay = typeof retryAfter === 'number' ? retryAfter : (FIRST_PAUSE * tries) / 1000;
        if (tries >= limit || delay > MAX_WAIT || environment.offline() || !wanted()) throw error;
        await pause(environment, delay * 1000, signal);
      }
    }
  };

  return { renew };
};

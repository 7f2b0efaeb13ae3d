import { describe, expect, it, vi } from 'vitest';
import { ApiError, type ErrorDetails, IdentityError } from '../../../../sdk/core/errors';
import { isRefusal } from '../../../../sdk/session/refusals';
import { createRefresher, isAlive, isFresh } from '../../../../sdk/session/tokens/refresher';
import { createTokenStore, type TokenSet } from '../../../../sdk/session/tokens/token-store';
import { createBrowser, createClock, settle } from '../../../support/tabs';

const withDatabase = (indexedDB: IDBFactory | undefined) => ({ indexedDB, after: () => () => undefined });

const HOUR = 3_600_000;
const clockStart = createClock().now();
const tokens = (bearer: string, more: Partial<TokenSet> = {}): TokenSet => ({
  version: 1,
  sub: 'u1',
  bearer,
  accessToken: `${bearer}-access`,
  obtainedAt: clockStart,
  expiresAt: clockStart + HOUR,
  ...more,
});
const failure = (statusCode: number, details: ErrorDetails = {}, code = 'x') =>
  new ApiError(code, { statusCode, ...details });

const setUp = (responses: (TokenSet | Error)[], shared?: TokenSet) => {
  const clock = createClock();
  const tab = createBrowser({ fetch: () => Promise.reject(new Error('no network here')), clock }).openTab();
  const controller = new AbortController();
  const stored: { tokens?: TokenSet } = { tokens: shared };
  const write = vi.fn(async (next: TokenSet) => {
    stored.tokens = next;
  });
  const clear = vi.fn(async () => undefined);
  const isEnded = vi.fn(async () => false);
  const tokenStore = createTokenStore(withDatabase(undefined), 'key', () => undefined);
  const store = { ...tokenStore, read: async () => stored.tokens, write, clear, isEnded };
  const requestTimes: number[] = [];
  const request = vi.fn(async (_tenantId: string | null, _sub: string | undefined) => {
    requestTimes.push(clock.now() - clockStart);
    const response = responses[Math.min(requestTimes.length, responses.length) - 1];
    if (response === undefined || response instanceof Error) throw response ?? new Error('no answer');
    return response;
  });
  const locked: string[] = [];
  const lock = async <T>(run: () => Promise<T>): Promise<T> => {
    locked.push('in');
    return run().finally(() => locked.push('out'));
  };
  const { renew } = createRefresher({ request, environment: tab.environment, store, lock, signal: controller.signal });
  const outcome = (promise: ReturnType<typeof renew>) =>
    promise.then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
  return { clock, tab, controller, stored, write, clear, isEnded, request, requestTimes, locked, renew, outcome };
};

const yes = () => true;

describe('the age of a token', () => {
  it.each([
    [HOUR, 30_000],
    [150_000, 30_000],
    [100_000, 20_000],
  ])('of %i ms is renewed %i ms before its expiry', (life, lead) => {
    const set = tokens('a', { obtainedAt: 1_000, expiresAt: 1_000 + life });
    expect(isFresh(set, 1_000)).toBe(true);
    expect(isFresh(set, 1_000 + life - lead - 1)).toBe(true);
    expect(isFresh(set, 1_000 + life - lead)).toBe(false);
  });

  it('ends at its last millisecond, and does not begin before the token arrived', () => {
    const set = tokens('a', { obtainedAt: 1_000, expiresAt: 2_000 });
    expect([999, 1_000, 1_999, 2_000].map((now) => isAlive(set, now))).toEqual([false, true, true, false]);
    expect(isFresh(set, 999)).toBe(false);
  });
});

describe('a refusal', () => {
  it('is final only for the codes of the provider', () => {
    expect(isRefusal(failure(401))).toBe(true);
    expect(isRefusal(failure(403))).toBe(true);
    expect(isRefusal(failure(400, {}, 'invalid_grant'))).toBe(true);
    expect(isRefusal(failure(400))).toBe(false);
    expect(isRefusal(failure(500))).toBe(false);
    expect(isRefusal(new IdentityError('network'))).toBe(false);
    expect(isRefusal({ statusCode: 401, errorCode: 'invalid_grant' })).toBe(false);
  });
});

describe('a renewal', () => {
  const stale = tokens('old', { sub: 'u7' });

  it('requests the user of the old token, in the lock, and shares the result', async () => {
    const { renew, request, write, locked } = setUp([tokens('new')]);
    expect(await renew(stale, 't1', yes)).toEqual({ tokens: tokens('new'), fetched: true });
    expect(request.mock.calls).toEqual([['t1', 'u7']]);
    expect(write.mock.calls).toEqual([[tokens('new')]]);
    expect(locked).toEqual(['in', 'out']);
  });

  it('accepts any user when no user was signed in', async () => {
    const { renew, request } = setUp([tokens('new')]);
    await renew(undefined, null, yes);
    expect(request.mock.calls).toEqual([[null, undefined]]);
  });

  it.each([stale, undefined])('adopts the tokens of another tab with %o', async (own) => {
    const { renew, request } = setUp([tokens('new')], tokens('theirs'));
    expect(await renew(own, 't1', yes)).toEqual({ tokens: tokens('theirs'), fetched: false });
    expect(request).not.toHaveBeenCalled();
  });

  it.each([
    ['the same', tokens('old'), yes],
    ['about to end', tokens('theirs', { obtainedAt: clockStart - HOUR, expiresAt: clockStart + 30_000 }), yes],
    ['unusable here', tokens('theirs'), (set: TokenSet) => set.bearer !== 'theirs'],
  ])('sends a request when the shared token is %s', async (_, shared, fits) => {
    const { renew } = setUp([tokens('new')], shared);
    expect(await renew(stale, 't1', yes, fits)).toMatchObject({ tokens: { bearer: 'new' }, fetched: true });
  });

  it('does not send the refresh token of a session that another tab ended', async () => {
    const { renew, outcome, isEnded, request } = setUp([tokens('b')]);
    isEnded.mockResolvedValue(true);
    expect(await outcome(renew(tokens('a'), null, yes))).toMatchObject({
      error: { errorCode: 'signed-out', statusCode: 401, message: 'You are signed out. Sign in and try again.' },
    });
    expect(request).not.toHaveBeenCalled();
    expect(await outcome(renew(undefined, null, yes))).toMatchObject({ value: { fetched: true } });
  });

  it('that is refused clears the store, but only if there was a session', async () => {
    const { renew, outcome, clear } = setUp([failure(401)]);
    await outcome(renew(undefined, null, yes));
    expect(clear).not.toHaveBeenCalled();
    await outcome(renew(tokens('a'), null, yes));
    expect(clear).toHaveBeenCalledTimes(1);
  });

  it('ignores a response after the sign-out', async () => {
    const { renew, outcome, write, requestTimes } = setUp([tokens('new')]);
    expect(await outcome(renew(stale, 't1', () => false))).toMatchObject({ error: { errorCode: 'signed-out' } });
    expect(requestTimes).toHaveLength(1);
    expect(write).not.toHaveBeenCalled();
  });

  it('ignores a response after the identity was disposed', async () => {
    const { renew, outcome, write, controller, clock } = setUp([tokens('new')]);
    controller.abort();
    const result = outcome(renew(stale, 't1', yes));
    await clock.advance(60_000);
    expect(await result).toMatchObject({ error: { errorCode: 'signed-out' } });
    expect(write).not.toHaveBeenCalled();
  });

  it.each([
    ['an error response', failure(500), [0, 500, 1_500]],
    ['a response with Retry-After', failure(429, { errorContext: { retryAfter: 10 } }), [0, 10_000, 20_000]],
    ['a missing response, which may have used the refresh token', new IdentityError('network'), [0, 500]],
    ['a response with a Retry-After that is too long', failure(503, { errorContext: { retryAfter: 11 } }), [0]],
    ['an invalid time', failure(503, { errorContext: { retryAfter: '7' } }), [0, 500, 1_500]],
    ['a refusal', failure(401), [0]],
    ['an invalid token', new IdentityError('invalid-token'), [0]],
    ['a programming error', new TypeError('boom'), [0]],
  ])('is retried or not after %s', async (_, error, times) => {
    const { renew, outcome, requestTimes, clock, locked } = setUp([error]);
    const result = outcome(renew(stale, 't1', yes));
    await clock.advance(60_000);
    expect(await result).toEqual({ error });
    expect(requestTimes).toEqual(times);
    expect(locked).toHaveLength(2 * times.length);
    expect(clock.pending()).toBe(0);
  });

  it('succeeds after a transient error', async () => {
    const { renew, outcome, clock } = setUp([failure(500), tokens('new')]);
    const result = outcome(renew(stale, 't1', yes));
    await clock.advance(500);
    expect(await result).toMatchObject({ value: { tokens: { bearer: 'new' }, fetched: true } });
  });

  it.each(['offline', 'signed out'])('is not retried when the browser is %s meanwhile', async (state) => {
    const { renew, outcome, requestTimes, clock, tab } = setUp([failure(500)]);
    tab.setOffline(state === 'offline');
    const result = outcome(renew(stale, 't1', () => state === 'offline'));
    await clock.advance(60_000);
    expect(await result).toMatchObject({ error: { statusCode: 500 } });
    expect(requestTimes).toEqual([0]);
  });

  it.each([failure(401), new IdentityError('invalid-token')])(
    'that is refused adopts the tokens of another tab: %s',
    async (error) => {
      const { renew, request, stored } = setUp([error]);
      request.mockImplementationOnce(async () => {
        stored.tokens = tokens('theirs');
        throw error;
      });
      expect(await renew(stale, 't1', yes)).toEqual({ tokens: tokens('theirs'), fetched: false });
    },
  );

  it('that is refused does not adopt unusable tokens', async () => {
    const error = failure(401);
    const { renew, request, stored, outcome } = setUp([error]);
    request.mockImplementationOnce(async () => {
      stored.tokens = tokens('theirs');
      throw error;
    });
    expect(await outcome(renew(stale, 't1', yes, () => false))).toEqual({ error });
  });

  it('stops waiting, without a timer, when the identity is disposed', async () => {
    const { renew, outcome, controller, clock, requestTimes } = setUp([
      failure(500, { errorContext: { retryAfter: 9 } }),
      failure(401),
    ]);
    const result = outcome(renew(stale, 't1', yes));
    await settle();
    expect(clock.pending()).toBe(1);
    controller.abort();
    await settle();
    expect(clock.pending()).toBe(0);
    expect(await result).toMatchObject({ error: { statusCode: 401 } });
    expect(requestTimes).toEqual([0, 0]);
  });

  it('leaves no listener after a pause', async () => {
    const { renew, outcome, controller, clock } = setUp([failure(500), tokens('new')]);
    const removed = vi.spyOn(controller.signal, 'removeEventListener');
    const added = vi.spyOn(controller.signal, 'addEventListener');
    const result = outcome(renew(stale, 't1', yes));
    await clock.advance(500);
    await result;
    expect(added).toHaveBeenCalledTimes(1);
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });
});

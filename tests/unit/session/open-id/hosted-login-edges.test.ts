import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  beginLogin,
  clearLoop,
  guardLoop,
  type LoginOptions,
  readCallback,
} from '../../../../sdk/session/open-id/hosted-login';
import { createTransactions } from '../../../../sdk/session/open-id/transactions';
import { createBrowser, createClock } from '../../../support/tabs';

const ISSUER = 'https://id.example.com';

const setUp = (start?: number) => {
  const clock = createClock(start);
  const { environment } = createBrowser({ fetch: () => Promise.reject(new Error('no network here')), clock }).openTab();
  const transactions = createTransactions(environment);
  const begin = (options: LoginOptions = {}, more: { organization?: string | null; tenantId?: string | null } = {}) =>
    beginLogin(environment, transactions, {
      authorizeUrl: new URL(`${ISSUER}/authorize?kept=1`),
      clientId: 'portal',
      redirectUri: 'https://portal.example.com/cb',
      returnTo: '/home',
      options,
      ...more,
    });
  const finish = (query: Record<string, string>, issuer = { value: ISSUER, required: true }) =>
    readCallback(new URL(`https://portal.example.com/cb?${new URLSearchParams(query)}`), transactions, issuer);
  return { clock, environment, transactions, begin, finish };
};

const refused = (errorContext: unknown = null) =>
  expect.objectContaining({ errorCode: 'callback-refused', errorContext });

describe('the redirect loop guard', () => {
  const loop = expect.objectContaining({ errorCode: 'login-loop' });

  it.each([undefined, 1_000])('allows three redirects within ten seconds and refuses the fourth, at %s', (start) => {
    const { clock, environment } = setUp(start);
    for (let count = 0; count < 3; count += 1) guardLoop(environment);
    expect(() => guardLoop(environment)).toThrow(loop);
    clock.jump(9_999);
    expect(() => guardLoop(environment)).toThrow(loop);
    clock.jump(1);
    guardLoop(environment);
    clock.jump(-1);
    expect(() => guardLoop(environment)).not.toThrow();
  });

  it('counts each redirect', () => {
    const { clock, environment } = setUp();
    for (let count = 0; count < 10; count += 1) {
      guardLoop(environment);
      clock.jump(4_000);
    }
  });

  it('ignores invalid times, and is reset by a sign-in', () => {
    const { environment } = setUp();
    environment.tab.setItem('GATEHOUSE_LOGIN_TIMES', 'x,-1,,0,NaN');
    for (let count = 0; count < 3; count += 1) guardLoop(environment);
    clearLoop(environment);
    expect(environment.tab.getItem('GATEHOUSE_LOGIN_TIMES')).toBeNull();
    guardLoop(environment);
  });
});

describe('the authorization request', () => {
  it('has every option, and stores its secrets for the response', async () => {
    const { begin, transactions } = setUp();
    const url = await begin(
      { prompt: 'login', acrValues: 'urn:mfa', maxAge: 0, extra: { login_hint: 'a@b.test', nonce: 'mine' } },
      { organization: 'acme', tenantId: 't1' },
    );
    const { state = '', nonce, code_challenge, ...rest } = Object.fromEntries(url.searchParams);
    expect(rest).toEqual({
      kept: '1',
      login_hint: 'a@b.test',
      prompt: 'login',
      acr_values: 'urn:mfa',
      max_age: '0',
      response_type: 'code',
      client_id: 'portal',
      scope: 'openid email profile',
      redirect_uri: 'https://portal.example.com/cb',
      code_challenge_method: 'S256',
      organization: 'acme',
      tenantId: 't1',
    });
    const stored = transactions.take(state);
    expect(stored).toMatchObject({ nonce, redirectUri: 'https://portal.example.com/cb', returnTo: '/home', maxAge: 0 });
    expect(stored.verifier).toMatch(/^[\w-]{43}$/);
    for (const value of [state, nonce]) expect(value).toMatch(/^[\w-]{32}$/);
    expect(url.href).not.toContain(stored.verifier);
    expect(createHash('sha256').update(stored.verifier).digest('base64url')).toBe(code_challenge);
  });

  it('omits absent options', async () => {
    const { begin } = setUp();
    const { searchParams } = await begin({ extra: { empty: '' } }, { organization: '', tenantId: null });
    const absent = ['empty', 'prompt', 'acr_values', 'max_age', 'organization', 'tenantId', 'login_direct_action'];
    expect(absent.filter((name) => searchParams.has(name))).toEqual([]);
  });
});

describe('the authorization response', () => {
  const start = async () => {
    const setup = setUp();
    const state = (await setup.begin()).searchParams.get('state') ?? '';
    return { ...setup, state };
  };

  it('must have an issuer only when the provider supports it', async () => {
    const { finish, state } = await start();
    expect(finish({ code: 'c', state }, { value: ISSUER, required: false }).code).toBe('c');
    const again = await start();
    expect(() => again.finish({ code: 'c', state: again.state })).toThrow(refused({ iss: null }));
    const empty = await start();
    expect(() => empty.finish({ code: 'c', state: empty.state, iss: '' })).toThrow(refused({ iss: null }));
  });

  it.each([true, false])(
    'is refused from another issuer, and the transaction is used up (issuer required: %s)',
    async (required) => {
      const { finish, state, transactions } = await start();
      const evil = 'https://evil.test';
      expect(() => finish({ code: 'c', state, iss: evil }, { value: ISSUER, required })).toThrow(
        refused({ iss: evil }),
      );
      expect(() => transactions.take(state)).toThrow(refused());
    },
  );

  it.each([{}, { code: '' }, { code: 'c', state: '' }, { state: 'unknown', code: 'c' }])(
    'is refused as %o',
    async (query) => {
      const { finish, state } = await start();
      expect(() => finish({ state, iss: ISSUER, ...query } as Record<string, string>)).toThrow(refused());
    },
  );

  it.each([
    [{}, null],
    [{ error_description: 'Not today' }, 'Not today'],
  ])('returns the error instead of a code: %o', async (more, description) => {
    const { finish, state } = await start();
    const { denied, code } = finish({ code: 'c', error: 'access_denied', state, iss: ISSUER, ...more });
    expect(denied).toMatchObject({
      errorCode: 'callback-denied',
      errorContext: { error: 'access_denied', description },
    });
    expect(code).toBeUndefined();
  });
});

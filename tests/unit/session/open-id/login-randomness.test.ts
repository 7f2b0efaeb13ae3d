import { afterEach, expect, it, vi } from 'vitest';
import { beginLogin } from '../../../../sdk/session/open-id/hosted-login';
import { createTransactions, type Transaction } from '../../../../sdk/session/open-id/transactions';
import { createBrowser } from '../../../support/tabs';

const PREFIX = 'HOSTED_LOGIN_VERIFIER_KEY.';

afterEach(() => vi.restoreAllMocks());

const setUp = () => {
  const { clock, local, openTab } = createBrowser({ fetch: () => Promise.reject(new TypeError('no call is made')) });
  const { environment } = openTab();
  const transactions = createTransactions(environment);
  /** Starts a sign-in; returns what is in the URL and what stays in the browser. */
  const begin = async () => {
    const url = await beginLogin(environment, transactions, {
      authorizeUrl: new URL('https://id.example.com/frontegg/oauth/authorize'),
      clientId: 'portal',
      redirectUri: 'https://portal.example.com/oauth/callback',
      returnTo: 'https://portal.example.com/',
      options: {},
    });
    const state = url.searchParams.get('state') ?? '';
    const transaction = JSON.parse(local.getItem(PREFIX + state) ?? '{}') as Transaction;
    clock.jump(1);
    return { url, state, transaction };
  };
  return { begin };
};

it('ten thousand sign-ins have unique states, nonces, verifiers and challenges', async () => {
  const { begin } = setUp();
  const seen = { state: new Set(), nonce: new Set(), verifier: new Set(), challenge: new Set() };
  for (let count = 0; count < 10_000; count += 1) {
    const { url, state, transaction } = await begin();
    seen.state.add(state);
    seen.nonce.add(url.searchParams.get('nonce'));
    seen.verifier.add(transaction.verifier);
    seen.challenge.add(url.searchParams.get('code_challenge'));
    if (url.href.includes(transaction.verifier)) expect.fail('the verifier stands in the address');
  }
  for (const values of Object.values(seen)) expect(values.size).toBe(10_000);
});

it('values come from the cryptography of the browser, not from Math.random', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { begin } = setUp();
  const [first, second] = [await begin(), await begin()];
  expect(first.state).not.toBe(second.state);
  expect(first.transaction.nonce).not.toBe(second.transaction.nonce);
  expect(first.transaction.verifier).not.toBe(second.transaction.verifier);
});

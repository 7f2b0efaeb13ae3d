import { afterEach, expect, it, vi } from 'vitest';
import { beginLogin } from '../../../../sdk/session/open-id/hosted-login';
import { randomText } from '../../../../sdk/session/open-id/pkce';
import { createTransactions, type Transaction } from '../../../../sdk/session/open-id/transactions';
import { createBrowser } from '../../../support/tabs';

const PREFIX = 'HOSTED_LOGIN_VERIFIER_KEY.';
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

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

it('state and nonce have at least 128 bits, the verifier has 43 to 128 unreserved characters', async () => {
  const { state, transaction } = await setUp().begin();
  const bitsPerCharacter = Math.log2(ALPHABET.length);
  expect(state.length * bitsPerCharacter).toBeGreaterThanOrEqual(128);
  expect(transaction.nonce.length * bitsPerCharacter).toBeGreaterThanOrEqual(128);
  expect(transaction.verifier).toMatch(/^[\w.~-]{43,128}$/);
});

/** Sum of the squared distances from a uniform distribution. */
const chiSquare = (text: string): number => {
  const counts = new Map([...ALPHABET].map((char) => [char, 0]));
  for (const char of text) counts.set(char, (counts.get(char) ?? 0) + 1);
  expect(counts.size).toBe(ALPHABET.length);
  const even = text.length / ALPHABET.length;
  return [...counts.values()].reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
};

it('characters of a verifier are evenly distributed', () => {
  // 63 degrees of freedom: chance alone exceeds 150 once in a hundred million runs.
  const limit = 150;
  const text = Array.from({ length: 100_000 / 50 }, () => randomText(globalThis.crypto, 50)).join('');
  expect(text).toHaveLength(100_000);
  expect(chiSquare(text)).toBeLessThan(limit);
  // The test detects the defect it is for: bytes modulo 62 favor the first characters.
  const biased = [...crypto.getRandomValues(new Uint8Array(50_000))].map((byte) => ALPHABET[byte % 62]).join('');
  expect(chiSquare(biased)).toBeGreaterThan(limit);
});

import { createWebhookVerifier, WebhookError } from '@gatehouse/sdk/server';
import { SignJWT } from 'jose';
import { expect, it, test } from 'vitest';
import { sha256 } from '../../../emulator/random';

const SECRET = 'the secret of the webhook';
const BODY = JSON.stringify({ eventKey: 'frontegg.user.created', data: { name: 'Zoë' } });

interface Signing {
  secret?: string;
  claims?: Record<string, unknown>;
  alg?: string;
  /** Seconds from now. */
  expires?: number;
}

const signature = async ({ secret = SECRET, claims, alg = 'HS256', expires = 300 }: Signing = {}) =>
  new SignJWT(claims ?? { body: await sha256(BODY) })
    .setProtectedHeader({ alg })
    .setJti('message-1')
    .setExpirationTime(Math.floor(Date.now() / 1000) + expires)
    .sign(new TextEncoder().encode(secret.padEnd(64, ' ').slice(0, alg === 'HS256' ? secret.length : 64)));

const received = async (signing?: Signing, body = BODY) => ({
  headers: new Headers({ 'x-webhook-secret': await signature(signing) }),
  body,
});

const reasonOf = async (...[source, options]: [Parameters<ReturnType<typeof createWebhookVerifier>>[0], object?]) => {
  const error = await createWebhookVerifier(SECRET, options)(source).catch((caught: unknown) => caught);
  return error instanceof WebhookError ? [error.status, error.reason] : 'accepted';
};

it('returns the body and the id of a webhook with a right signature', async () => {
  const verify = createWebhookVerifier(SECRET);
  const webhook = { id: 'message-1', payload: JSON.parse(BODY) };
  expect(await verify(await received())).toEqual(webhook);
  const { headers, body } = await received();
  expect(await verify(new Request('https://app.example.com/hooks', { method: 'POST', headers, body }))).toEqual(
    webhook,
  );
});

const refused: [string, () => Promise<{ headers: Headers; body: string }>, string][] = [
  ['no signature', async () => ({ headers: new Headers(), body: BODY }), 'missing'],
  ['the signature of another secret', () => received({ secret: 'another secret' }), 'signature'],
  ['another algorithm', () => received({ alg: 'HS512' }), 'signature'],
  [
    'text instead of a signature',
    async () => ({ headers: new Headers({ 'x-webhook-secret': SECRET }), body: BODY }),
    'signature',
  ],
  ['a signature that has expired', () => received({ expires: -60 }), 'expired'],
  ['another body', () => received({}, BODY.replace('Zoë', 'Eve')), 'body'],
  ['a signature that names no body', () => received({ claims: {} }), 'body'],
];
test.each(refused)('refuses %s', async (_, source, reason) => {
  expect(await reasonOf(await source())).toEqual([401, reason]);
});

it('accepts a signature that names no body only if told so', async () => {
  const options = { allowsAnyBody: true };
  expect(await reasonOf(await received({ claims: {} }), options)).toBe('accepted');
  expect(await reasonOf(await received({}, '{}'), options)).toEqual([401, 'body']);
});

test.each([undefined, '', ' '])('does not start with the secret %o', (secret) => {
  expect(() => createWebhookVerifier(secret)).toThrow('Is an environment variable not set?');
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accountRouteTarget } from '../../../ui/frontegg/packages/nextjs/account-routes';
import { FronteggApiMiddleware } from '../../../ui/frontegg/packages/nextjs/middleware';
import { clientSettings, sessionOptions } from '../../../ui/frontegg/packages/nextjs/settings';

beforeEach(() => {
  vi.stubEnv('FRONTEGG_APP_URL', 'http://localhost:3000');
  vi.stubEnv('FRONTEGG_BASE_URL', 'http://localhost:4400');
  vi.stubEnv('FRONTEGG_CLIENT_ID', 'local');
  vi.stubEnv('FRONTEGG_ENCRYPTION_PASSWORD', 'a password of more than 32 characters');
});

let close = () => {};
afterEach(() => close());

it('reads the settings of the vendor, and names what is missing', () => {
  expect(sessionOptions()).toMatchObject({ issuer: 'http://localhost:4400', clientId: 'local' });
  vi.stubEnv('FRONTEGG_APP_ID', 'application');
  expect(sessionOptions().clientId).toBe('application');
  vi.stubEnv('FRONTEGG_BASE_URL', '');
  expect(clientSettings).toThrow('The environment variable FRONTEGG_BASE_URL is not set.');
});

it.each([
  ['/account/login', 'redirectUrl=/reports', { redirect: '/api/frontegg/auth/login?returnTo=%2Freports' }],
  ['/account/sign-up', '', { redirect: '/api/frontegg/auth/login?returnTo=%2F' }],
  ['/oauth/callback', 'code=1&state=2', { redirect: '/api/frontegg/oauth/callback?code=1&state=2' }],
  ['/account/logout', '', 'log-out'],
  ['/account/activate', 'token=1', undefined],
  ['/reports', '', undefined],
])('leads %s?%s to its place', (path, query, target) => {
  expect(accountRouteTarget(path, new URLSearchParams(query))).toEqual(target);
});

/** Calls the handler as Next does. */
const call = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const server = createServer((request, response) => void FronteggApiMiddleware(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close();
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, { method, headers, redirect: 'manual' });
};

it('has the session, and says of other calls that they are not there', async () => {
  expect((await call('/api/frontegg/auth/session')).status).toBe(401);
  const other = await call('/api/frontegg/identity/resources/users/v2/me');
  expect(other.status).toBe(404);
  expect(await other.text()).toContain('The browser calls the provider itself.');
});

it('takes the response of the provider at the path of the application', async () => {
  const unknown = await call('/api/frontegg/oauth/callback?code=1&state=2');
  expect(unknown.headers.get('content-type')).toContain('text/html');
  expect(await unknown.text()).toContain('Sign in again');
});

it('signs out by the address of the log-out for pages of the application only', async () => {
  const path = '/api/frontegg/oauth/logout?post_logout_redirect_uri=http://localhost:3000/';
  expect((await call(path, { 'sec-fetch-site': 'cross-site' })).status).toBe(404);
  const own = await call(path, { 'sec-fetch-site': 'same-origin' });
  expect([own.status, own.headers.get('location')]).toEqual([303, 'http://localhost:3000/']);
});

import { beforeEach, expect, it } from 'vitest';
import type { Emulator } from '../../../emulator/emulator';
import { admin } from '../../../emulator/seed/users';
import { ME } from './signed-in';
import { type Browser, createBrowser, setUp } from './support';

const OWN = '/identity/resources/users/api-tokens/v1';
const ACCOUNT = '/identity/resources/tenants/api-tokens';
const ROLES = '/identity/resources/roles/v1';
const GROUPS = '/identity/resources/groups/v1';
const STATS = '/team/resources/stats/v1/members';

let emulator: Emulator;
let clock: ReturnType<typeof setUp>['clock'];
let token: string;
let browser: Browser;
let program: Browser;

beforeEach(async () => {
  ({ emulator, browser, clock } = setUp());
  token = (await browser.login(admin.email, admin.password)).body.accessToken;
  program = createBrowser(emulator.browser());
});

const create = async (path: string, roleIds?: string[], expiresInMinutes: number | null = null) =>
  (await browser.call(path, { token, json: { description: 'Nightly', expiresInMinutes, roleIds } })).body;
const exchange = (clientId: string, secret: string) =>
  program.call('/identity/resources/auth/v1/api-token', { json: { clientId, secret } });
const bearerOf = async ({ clientId, secret }: { clientId: string; secret: string }): Promise<string> =>
  (await exchange(clientId, secret)).body.access_token;
const status = async (path: string, options: Parameters<Browser['call']>[1]) =>
  (await program.call(path, options)).status;

it('a personal token has the rights of its user, except for what needs a sign-in', async () => {
  const own = await create(OWN);
  expect((await exchange(own.clientId, 'wrong')).body.errorCode).toBe('invalid-api-token');
  const bearer = await bearerOf(own);
  expect((await program.call(ME, { token: bearer })).body.email).toBe(admin.email);
  const role = { name: 'Night', key: 'Night', description: '', isDefault: false, level: 0, permissions: [] };
  expect(await status(ROLES, { token: bearer, json: role })).toBe(200);
  const refused = await program.call(OWN, { token: bearer, json: { description: 'Next', expiresInMinutes: null } });
  expect([refused.status, refused.body.errorCode]).toEqual([403, 'user-needed']);
  emulator.db.memberships.patch(`${admin.id}:${admin.tenantId}`, { disabled: true });
  expect(await status(ME, { token: bearer })).toBe(401);
});

it('an account token has its roles, no user, and ends with its row', async () => {
  const { clientId, secret } = await create(`${ACCOUNT}/v2`, ['role-viewer']);
  const bearer = await bearerOf({ clientId, secret });
  expect(await status(STATS, { token: bearer })).toBe(200);
  expect(await status(GROUPS, { token: bearer })).toBe(403);
  expect(await status(ME, { token: bearer })).toBe(403);
  await browser.call(`${ACCOUNT}/v1/${clientId}`, { method: 'DELETE', token });
  expect(await status(STATS, { token: bearer })).toBe(401);
  expect((await exchange(clientId, secret)).status).toBe(401);
});

it('a token expires, and its bearer token expires before it', async () => {
  const own = await create(OWN, undefined, 1440);
  const bearer = await bearerOf(own);
  clock.advance(86_401);
  expect(await status(ME, { token: bearer })).toBe(401);
  expect((await exchange(own.clientId, own.secret)).status).toBe(401);
});

it('an access token is accepted as it was displayed', async () => {
  const { id, secret } = await create('/identity/resources/users/access-tokens/v1');
  const headers = { 'x-api-key': secret };
  expect(await status(ME, { headers })).toBe(200);
  expect((await exchange(id, secret)).status).toBe(401);
  emulator.db.apiTokens.remove(id);
  expect(await status(ME, { headers })).toBe(401);
});

import { test } from '@gatehouse/emulator/vitest';
import { createIdentity } from '@gatehouse/sdk';
import { contracts } from '@gatehouse/sdk/contracts';
import { expect, vi } from 'vitest';

const post = { method: 'POST', credentials: 'include', headers: { 'content-type': 'application/json' } } as const;
const AUTH = '/frontegg/identity/resources/auth/v1';

test('signs an administrator in without a form', async ({ emulator, signInAs }) => {
  await signInAs('admin');
  const identity = createIdentity({ baseUrl: emulator.issuer, clientId: 'portal', fetch: emulator.fetch });
  await identity.session.load();
  expect(identity.session.get()).toMatchObject({ status: 'authenticated', user: { email: 'admin@acme.test' } });
  await identity.call(contracts.tokens).listUserApiTokens();
  identity.dispose();
});

test('names both client ids where the application has another one', async ({ emulator, signInAs }) => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  await signInAs('admin');
  const identity = createIdentity({ baseUrl: emulator.issuer, clientId: 'local', fetch: emulator.fetch });
  await identity.session.load();
  const message = 'it is for the client "portal", but clientId is "local".';
  expect(complaints.mock.calls).toEqual([[expect.stringContaining(message)]]);
  complaints.mockRestore();
  identity.dispose();
});

test('gives each test its own provider, with codes and links of its emails', async ({
  emulator,
  inbox,
  authenticator,
}) => {
  const call = (path: string, body: object) =>
    emulator.fetch(emulator.issuer + path, { ...post, body: JSON.stringify(body) });
  expect(emulator.requests).toEqual([]);
  const reset = '/frontegg/identity/resources/users/v1/passwords/reset';
  const first = inbox.link('mfa@acme.test', 'password');
  await call(reset, { email: 'mfa@acme.test' });
  expect(await first).toMatch(/\/account\/reset-password\?.*token=/);
  await expect(inbox.link('mfa@acme.test', 'password', { timeout: 30 })).rejects.toThrow(/got no link .*\(read\)$/s);

  const signIn = async () => {
    const login = await call(`${AUTH}/user`, { email: 'mfa@acme.test', password: 'mfa-Secret-1' });
    const { mfaToken } = await login.json();
    return call(`${AUTH}/user/mfa/verify`, { mfaToken, value: authenticator.code() });
  };
  expect((await signIn()).status).toBe(200);
  expect((await signIn()).status, 'the next code, because each counts once').toBe(200);
  expect(() => authenticator.code()).toThrow('Move the clock by 30 seconds');
});

test('adds a user by what one knows, who signs in with and without a form', async ({ emulator, addUser, signInAs }) => {
  const ana = await addUser({ email: 'ana@acme.test', password: 'chosen-Secret-1' });
  expect(ana).toMatchObject({ name: 'ana', password: 'chosen-Secret-1', verified: true });
  await signInAs(ana);
  const identity = createIdentity({ baseUrl: emulator.issuer, clientId: 'portal', fetch: emulator.fetch });
  await identity.session.load();
  expect(identity.session.get()).toMatchObject({ status: 'authenticated', user: { email: 'ana@acme.test' } });
  identity.dispose();
  const { email, password } = await addUser({ email: 'ben@acme.test' });
  const body = JSON.stringify({ email, password });
  expect((await emulator.browser()(`${emulator.issuer}${AUTH}/user`, { ...post, body })).status).toBe(200);
  await expect(signInAs({ email: 'cleo@acme.test' })).rejects.toThrow('Unknown user "cleo@acme.test"');
});

test('lists the available users for an unknown one', async ({ signInAs }) => {
  await expect(signInAs('nobody')).rejects.toThrow('Unknown user "nobody". Users: admin@acme.test');
});

import { beforeEach, describe, expect, it } from 'vitest';
import type { Emulator } from '../../../emulator/emulator';
import { admin, reader } from '../../../emulator/seed/users';
import { type Browser, setUp } from './support';

const PATH = '/tenants/resources/account-settings/v1';

let emulator: Emulator;
let browser: Browser;
let token: string;

beforeEach(async () => {
  ({ emulator, browser } = setUp());
  token = (await browser.login(admin.email, admin.password)).body.accessToken;
});

const save = (json: unknown) => browser.call(PATH, { method: 'PUT', json, token });

describe('settings of the account', () => {
  it('are empty until they are saved, and each save replaces them all', async () => {
    expect((await browser.call(PATH, { token })).body).toEqual({ website: null });
    await save({ website: 'https://acme.example', currency: 'EUR' });
    expect((await browser.call(PATH, { token })).body).toEqual({ website: 'https://acme.example', currency: 'EUR' });
    await save({ currency: 'USD' });
    expect((await browser.call(PATH, { token })).body).toEqual({ website: null, currency: 'USD' });
  });

  it('name the account, everywhere it is shown', async () => {
    await save({ name: ' Acme Works ' });
    const { body } = await browser.call('/identity/resources/users/v3/me/tenants', { token });
    expect(body.activeTenant.name).toBe('Acme Works');
    await save({ name: '  ' });
    expect(emulator.db.tenants.get('tenant-acme')?.name).toBe('Acme Works');
  });

  it.each(['javascript:alert(1)', 'acme', 'https://user:secret@acme.example'])(
    'refuse "%s" as a website',
    async (website) => {
      const { status, body } = await save({ website });
      expect([status, body.errorCode, body.errorContext]).toEqual([400, 'invalid-website', { name: 'website' }]);
    },
  );

  it('belong to those who hold the key, and to one account', async () => {
    const plain = (await browser.login(reader.email, reader.password)).body.accessToken;
    expect((await browser.call(PATH, { token: plain })).status).toBe(403);
    expect((await browser.call(PATH, { method: 'PUT', json: {}, token: plain })).status).toBe(403);
  });

  it('tell anybody who knows the alias where to sign in, and nothing else', async () => {
    await save({ website: 'https://acme.example', loginUrl: 'https://acme.example/login' });
    const ask = (alias: string) => browser.call(`${PATH}/public`, { headers: { 'frontegg-login-alias': alias } });
    expect((await ask('acme')).body).toEqual({ tenantId: 'tenant-acme', loginUrl: 'https://acme.example/login' });
    expect((await ask('nobody')).body).toEqual({});
  });
});

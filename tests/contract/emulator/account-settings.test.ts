import { dateFormats } from '@gatehouse/sdk/account-settings';
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
  it('are empty until saved, and each save replaces all of them', async () => {
    expect((await browser.call(PATH, { token })).body).toEqual({ website: null });
    await save({ website: 'https://acme.example', currency: 'EUR' });
    expect((await browser.call(PATH, { token })).body).toEqual({ website: 'https://acme.example', currency: 'EUR' });
    await save({ currency: 'USD' });
    expect((await browser.call(PATH, { token })).body).toEqual({ website: null, currency: 'USD' });
  });

  it('rename the account everywhere', async () => {
    await save({ name: ' Acme Works ' });
    const { body } = await browser.call('/identity/resources/users/v3/me/tenants', { token });
    expect(body.activeTenant.name).toBe('Acme Works');
    await save({ name: '  ' });
    expect(emulator.db.tenants.get('tenant-acme')?.name).toBe('Acme Works');
  });

  it.each(['javascript:alert(1)', 'acme', 'https://user:secret@acme.example'])(
    'refuse "%s" as a website and as a URL of the sign-in',
    async (url) => {
      for (const name of ['website', 'loginUrl', 'applicationUrl']) {
        const { status, body } = await save({ [name]: url });
        expect([status, body.errorCode, body.errorContext]).toEqual([400, `${name}-invalid`, { name }]);
      }
    },
  );

  it.each(['name', 'address', 'timezone', 'currency', 'website', 'loginUrl', 'applicationUrl', 'logo'])(
    'refuse a %s that is too long, and change nothing',
    async (name) => {
      const { status, body } = await save({ currency: 'EUR', [name]: `https://acme.example/${'a'.repeat(120_000)}` });
      expect([status, body.errorCode, body.errorContext]).toEqual([400, `${name}-invalid`, { name }]);
      expect((await browser.call(PATH, { token })).body).toEqual({ website: null });
      expect(emulator.db.tenants.get('tenant-acme')?.name).toBe('Acme');
    },
  );

  it('keep a long address of another tool when others are saved', async () => {
    const old = { address: 'a'.repeat(501) };
    emulator.db.documents.put({ id: 'account-settings:tenant-acme', tenantId: 'tenant-acme', value: old });
    expect((await save({ ...old, currency: 'EUR' })).status).toBe(200);
    expect((await save({ address: `${old.address}!` })).status).toBe(400);
  });

  it.each([
    { dateFormat: 'YYYY '.repeat(20_000) },
    { dateFormat: '<img src=x onerror=alert(1)>' },
    { dateFormat: '////' },
    { timeFormat: 'HH:mm\n' },
    { timeFormat: '=1+1' },
  ])('refuse an invalid format', async (formats) => {
    const { status, body } = await save(formats);
    expect([status, body.errorCode, body.errorContext]).toEqual([
      400,
      'invalid-format',
      { name: Object.keys(formats)[0] },
    ]);
  });

  it('keep a format of another tool when others are saved', async () => {
    const old = { dateFormat: 'dd.mm.yy' };
    emulator.db.documents.put({ id: 'account-settings:tenant-acme', tenantId: 'tenant-acme', value: old });
    expect((await save({ ...old, timeFormat: 'h:mm A', currency: 'EUR' })).status).toBe(200);
    for (const dateFormat of dateFormats) expect((await save({ dateFormat })).status, dateFormat).toBe(200);
  });

  it('are returned to every member, whose dates have these formats, and changed with the permission', async () => {
    await save({ dateFormat: 'DD/MM/YYYY' });
    const plain = (await browser.login(reader.email, reader.password)).body.accessToken;
    expect((await browser.call(PATH, { token: plain })).body).toMatchObject({ dateFormat: 'DD/MM/YYYY' });
    expect((await browser.call(PATH, { method: 'PUT', json: {}, token: plain })).status).toBe(403);
    expect((await browser.call(PATH)).status).toBe(401);
  });

  it('return only the sign-in settings to a user who knows the alias', async () => {
    await save({ website: 'https://acme.example', loginUrl: 'https://acme.example/login' });
    const readPublic = (alias: string) =>
      browser.call(`${PATH}/public`, { headers: { 'frontegg-login-alias': alias } });
    expect((await readPublic('acme')).body).toEqual({
      tenantId: 'tenant-acme',
      name: 'Acme',
      loginUrl: 'https://acme.example/login',
    });
    expect((await readPublic('nobody')).body).toEqual({});
  });
});

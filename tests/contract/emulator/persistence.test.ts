import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmulator } from '../../../emulator/emulator';
import { argonPasswords } from '../../../emulator/node/argon2-passwords';
import { createSqliteDb } from '../../../emulator/node/sqlite-db';
import { adminLogin, createBrowser, createClock } from './support';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'identity-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const clock = createClock();
const open = async () => {
  const db = createSqliteDb(join(folder, 'identity.db'));
  const emulator = createEmulator({ db, clock, passwords: argonPasswords });
  await emulator.ready;
  return emulator;
};

describe('a provider with a file', () => {
  it('has the same users, tokens, sessions and signing key after it was opened again', async () => {
    const first = await open();
    const browser = createBrowser(first.fetch);
    const { body } = await browser.login(adminLogin.email, adminLogin.password);
    const json = { description: 'Kept', expiresInMinutes: null };
    await browser.call('/identity/resources/users/api-tokens/v1', { token: body.accessToken, json });
    await browser.login('reader@acme.test', 'wrong');
    const keys = await browser.call('http://localhost:4400/.well-known/jwks.json');
    // Not closed: responses are sent after the write.
    const second = await open();
    const again = createBrowser(second.fetch);
    expect((await again.call('http://localhost:4400/.well-known/jwks.json')).body).toEqual(keys.body);
    const list = await again.call('/identity/resources/users/api-tokens/v1', { token: body.accessToken });
    expect(list.body.map((row: { description: string }) => row.description)).toEqual(['Notebook', 'Kept']);
    expect(second.db.lockouts.list().map(({ failures }) => failures)).toEqual([1, 1]);
    expect((await again.login(adminLogin.email, adminLogin.password)).status).toBe(200);
    first.db.close();
    second.db.close();
  });

  it('stores passwords and secrets only as hashes', async () => {
    const emulator = await open();
    const user = emulator.db.users.get('user-admin');
    expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
    const browser = createBrowser(emulator.fetch);
    const { body } = await browser.login(adminLogin.email, adminLogin.password);
    const json = { description: 'Hashed', expiresInMinutes: 1440 };
    const made = await browser.call('/identity/resources/users/api-tokens/v1', { token: body.accessToken, json });
    const stored = JSON.stringify([
      emulator.db.users.list(),
      emulator.db.apiTokens.list(),
      emulator.db.sessions.list(),
      emulator.db.families.list(),
    ]);
    for (const secret of [adminLogin.password, made.body.secret, 'MILO-RECA-VERY-2345']) {
      expect(secret).toBeTruthy();
      expect(stored).not.toContain(secret);
    }
    emulator.db.close();
  });

  it('rolls a failed transaction back', async () => {
    const { db } = await open();
    const before = db.tenants.list();
    const failing = () =>
      db.transaction(() => {
        db.tenants.clear();
        db.roles.remove('role-admin');
        throw new Error('stop');
      });
    expect(failing).toThrow('stop');
    expect(db.tenants.list()).toEqual(before);
    expect(db.roles.get('role-admin')?.key).toBe('Admin');
    db.close();
  });

  it('starts over when the first start did not complete', async () => {
    const half = createSqliteDb(join(folder, 'identity.db'));
    half.tenants.put({ id: 'tenant-acme', name: 'Half', type: 'customer', createdAt: '' });
    half.close();
    const emulator = await open();
    expect(emulator.db.tenants.get('tenant-acme')?.name).toBe('Acme');
    expect(emulator.db.users.list()).toHaveLength(6);
    emulator.db.close();
  });

  it('resets to the seed with the same key', async () => {
    const emulator = await open();
    const browser = createBrowser(emulator.fetch);
    const keys = await browser.call('http://localhost:4400/.well-known/jwks.json');
    emulator.db.users.remove('user-admin');
    await emulator.reset();
    expect((await browser.login(adminLogin.email, adminLogin.password)).status).toBe(200);
    expect((await browser.call('http://localhost:4400/.well-known/jwks.json')).body).toEqual(keys.body);
    emulator.db.close();
  });
});

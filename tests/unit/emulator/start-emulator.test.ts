import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcement, announcementJson } from '../../../emulator/node/announce';
import { startEmulator } from '../../../emulator/node/start-emulator';
import type { StartOptions } from '../../../emulator/node/start-options';
import { freePort } from '../../support/free-port';

let folder = '';
const closings: (() => Promise<void>)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emulator-'));
});
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
  rmSync(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

const start = async (options: StartOptions = {}) => {
  const started = await startEmulator({ port: await freePort(), seed: 'empty', ...options });
  closings.push(started.close);
  return started.emulator;
};

describe('the started provider', () => {
  it('allows any page of this machine, or the given origins', async () => {
    const call = async (issuer: string, origin: string) =>
      (await fetch(`${issuer}/frontegg/flags`, { headers: { origin } })).status;
    const open = await start();
    expect(await call(open.issuer, 'http://localhost:5173')).toBe(200);
    expect(await call(open.issuer, 'http://evil.test')).toBe(403);
    const strict = await start({ origins: ['http://localhost:5173'] });
    expect(await call(strict.issuer, 'http://localhost:5173')).toBe(200);
    expect(await call(strict.issuer, 'http://localhost:5174')).toBe(403);
    await expect(startEmulator({ origins: ['localhost:5173'] })).rejects.toThrow('"origins" must be an origin');
  });

  it('says on its start page which calls leave the machine', async () => {
    const page = async (options: StartOptions) => (await fetch(`${(await start(options)).issuer}/`)).text();
    expect(await page({})).toContain('Nothing leaves this machine.');
    const named = await page({ webhooksTo: ['hooks.corp'], idpHosts: ['id.corp'], smtp: 'smtp://mail.corp' });
    expect(named).toContain('Nothing leaves this machine but calls to hooks.corp, id.corp, mail.corp.');
  });

  it('serves the built sign-in pages, or explains how to build them', async () => {
    const pages = join(folder, 'pages');
    const without = await start({ pages });
    const missing = await fetch(`${without.issuer}/account/login`);
    expect([missing.status, await missing.text()]).toEqual([503, expect.stringContaining('npm run build')]);
    const { mkdirSync } = await import('node:fs');
    mkdirSync(join(pages, 'assets'), { recursive: true });
    writeFileSync(join(pages, 'index.html'), '<title>Sign in</title>');
    writeFileSync(join(pages, 'assets/a.js'), '1');
    writeFileSync(join(folder, 'secret.js'), '2');
    const { issuer } = await start({ pages });
    expect(await (await fetch(`${issuer}/account/login?request=1`)).text()).toBe('<title>Sign in</title>');
    const script = await fetch(`${issuer}/assets/a.js`);
    expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect((await fetch(`${issuer}/assets/..%2f..%2fsecret.js`)).status).toBe(404);
    expect((await fetch(`${issuer}/`)).status).toBe(200);
  });

  it.each([
    '/tag.js',
    'tags.corp/a.js',
    'http://tags.corp/a.js',
    'data:text/javascript,1',
    'https://name@tags.corp/a.js',
    'https://*/a.js',
    'https://a;b/a.js',
    "https://'none'/a.js",
  ])('refuses the page script %s', async (script) => {
    await expect(startEmulator({ pageScripts: [script] })).rejects.toThrow(
      'startEmulator: "pageScripts" must be a URL that starts with https://, or with http:// on localhost, not',
    );
  });

  it('stores its state in a file that only its owner can read', async () => {
    const data = join(folder, 'state.db');
    const emulator = await start({ data });
    emulator.db.tenants.patch('tenant-acme', { name: 'Kept' });
    for (const file of readdirSync(folder)) expect(statSync(join(folder, file)).mode & 0o777, file).toBe(0o600);
    await closings.pop()?.();
    expect((await start({ data })).db.tenants.get('tenant-acme')?.name).toBe('Kept');
    await expect(start({ data: join(folder, 'no/state.db') })).rejects.toThrow('cannot be used');
  });

  it('refuses to start in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    await expect(start()).rejects.toThrow('NODE_ENV=production');
  });

  it('prints address, accounts and settings, also as JSON', async () => {
    const emulator = await start({ seed: 'small' });
    const text = announcement(emulator);
    for (const part of [emulator.issuer, 'admin-Secret-1', "clientId: 'local'", 'Every page on this machine']) {
      expect(text).toContain(part);
    }
    expect(JSON.parse(announcementJson(emulator))).toMatchObject({
      issuer: emulator.issuer,
      origins: 'loopback',
      accounts: expect.arrayContaining([expect.objectContaining({ email: 'admin@acme.test' })]),
    });
  });
});

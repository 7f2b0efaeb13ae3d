import { describe, expect, it } from 'vitest';
import type { EmulatorOptions } from '../../../emulator/options';
import { defaultClients } from '../../../emulator/provider';
import { secured } from '../../../emulator/seed/users';
import { LOGIN_MFA } from './signed-in';
import { adminLogin, claimsOf, ISSUER, setUp } from './support';

const FLAGS = `${ISSUER}/frontegg/flags`;

const statusFor = async (origin: string, options: EmulatorOptions = {}) => {
  const { emulator } = setUp(options);
  return (await emulator.handle(new Request(FLAGS, { headers: { origin } }))).status;
};

const open = [
  'http://localhost:5173',
  'http://localhost',
  'http://127.0.0.1:8080',
  'http://[::1]:3000',
  'http://a.b.localhost:9',
];
const closed = [
  'https://localhost:5173',
  'http://localhost.evil.test',
  'http://evil-localhost:80',
  'http://0.0.0.0:5173',
  'http://192.168.0.1:5173',
  'http://127.0.0.2:5173',
  'http://127.0.0.1.nip.io',
  'app://localhost',
  'null',
];

describe('loopback mode', () => {
  it.each(open)('allows pages of this machine: %s', async (origin) => {
    expect(await statusFor(origin, { origins: 'loopback' })).toBe(200);
    expect(await statusFor(origin)).toBe(403);
  });

  it.each(closed)('refuses other origins: %s', async (origin) => {
    expect(await statusFor(origin, { origins: 'loopback' })).toBe(403);
  });

  it('redirects to the exact callback path on any local origin', async () => {
    const { browser } = setUp({ origins: 'loopback' });
    await browser.login(adminLogin.email, adminLogin.password);
    const target = async (redirect_uri: string) => {
      const { status, location } = await browser.authorize({ redirect_uri });
      return status === 302 ? location?.origin : status;
    };
    expect(await target('http://localhost:5173/oauth/callback')).toBe('http://localhost:5173');
    expect(await target('http://127.0.0.1:8080/oauth/callback')).toBe('http://127.0.0.1:8080');
    for (const wrong of [
      'http://localhost:5173/oauth/callback?x=1',
      'http://localhost:5173/oauth/callback#x',
      'http://localhost:5173/oauth/callback/',
      'http://localhost:5173/elsewhere',
      'http://user@localhost:5173/oauth/callback',
      'http://LOCALHOST:5173/oauth/callback',
      'http://localhost:80/oauth/callback',
      'https://localhost:5173/oauth/callback',
      'http://evil.test/oauth/callback',
      '//localhost:5173/oauth/callback',
    ]) {
      expect(await target(wrong), wrong).toBe(400);
    }
  });

  it('redirects to any page of this machine but its own after a sign-out', async () => {
    const { browser } = setUp({ origins: 'loopback' });
    const leave = (target: string) =>
      browser.call(`/oauth/logout?post_logout_redirect_uri=${encodeURIComponent(target)}`);
    expect((await leave('http://localhost:5173/')).headers.get('location')).toBe('http://localhost:5173/');
    expect((await leave('http://localhost:5173/x')).headers.get('location')).toBe('http://localhost:5173/x');
    expect((await leave(`${ISSUER}/x`)).status).toBe(400);
    expect((await leave('http://evil.test/')).status).toBe(400);
  });

  it('reports each new origin once, but no registered or refused one', async () => {
    const named: string[] = [];
    const { emulator } = setUp({ origins: 'loopback', onOrigin: (origin) => named.push(origin) });
    for (const origin of [...open, ...open, ...closed, 'http://localhost:4300', ISSUER]) {
      await emulator.handle(new Request(FLAGS, { headers: { origin } }));
    }
    expect(named).toEqual(open);
  });

  it('sends links to the requesting page, where applications have their own account pages', async () => {
    const clients = defaultClients.map((client) => ({ ...client, accountPages: 'app' as const }));
    const { emulator, browser } = setUp({ origins: 'loopback', clients });
    const request = (origin: string) =>
      browser.call('/identity/resources/users/v1/passwords/reset', {
        json: { email: secured.email },
        headers: { origin },
      });
    await request('http://localhost:5173');
    expect(emulator.db.outbox.list().at(-1)?.text).toContain('http://localhost:5173/account/reset-password?');
    await request(ISSUER);
    expect(emulator.db.outbox.list().at(-1)?.text).toContain('http://localhost:4300/account/reset-password?');
  });

  it('explains to a page on another host why its cookies are missing', async () => {
    const { browser } = setUp({ origins: 'loopback' });
    const silent = async (origin: string) =>
      (await browser.call('/oauth/authorize/silent', { json: {}, headers: { origin } })).body.errors[0];
    expect(await silent('http://127.0.0.1:5173')).toContain('Open http://localhost:5173 instead');
    expect(await silent('http://localhost:5173')).toBe('You are signed out. Sign in and try again.');
  });

  it('explains to a page on another host why its second factor is not accepted', async () => {
    const { browser } = setUp({ origins: 'loopback' });
    const { mfaToken } = (await browser.login(secured.email, secured.password)).body;
    const json = { mfaToken, value: '000000' };
    const headers = { origin: 'http://127.0.0.1:5173' };
    const { body } = await browser.call(`${LOGIN_MFA}/verify`, { json, headers, credentials: 'omit' });
    expect(body.errorCode).toBe('cookies-needed');
    expect(body.errors[0]).toContain('Open http://localhost:5173 instead');
  });
});

describe('authorize', () => {
  const encode = (action: unknown) => btoa(JSON.stringify(action));

  it('selects the account of an alias, or the own one for an unknown alias', async () => {
    const { browser } = setUp();
    await browser.login(adminLogin.email, adminLogin.password);
    const tenant = async (organization: string) => {
      const { body } = await browser.exchange(await browser.code({ organization }));
      return claimsOf(body.id_token).tenantId;
    };
    expect(await tenant('acme-labs')).toBe('tenant-acme-labs');
    expect(await tenant('nobody')).toBe('tenant-acme');
    const refused = await browser.authorize({ organization: 'resale' });
    expect(refused.location?.searchParams.get('error')).toBe('access_denied');
  });

  it('passes alias and direct action on to the login page', async () => {
    const { browser } = setUp();
    const login_direct_action = encode({ type: 'social-login', data: 'google' });
    const { location } = await browser.authorize({ organization: 'acme', login_direct_action });
    expect(location?.pathname).toBe('/account/login');
    expect(location?.searchParams.get('organization')).toBe('acme');
    expect(location?.searchParams.get('login_direct_action')).toBe(login_direct_action);
  });

  it('redirects to an SSO page of its own only', async () => {
    const { browser } = setUp();
    const target = async (data: string) => {
      const { location } = await browser.authorize({ login_direct_action: encode({ type: 'direct', data }) });
      return location?.searchParams.get('error') ?? location?.href;
    };
    expect(await target(`${ISSUER}/frontegg/sso/demo`)).toBe(`${ISSUER}/frontegg/sso/demo`);
    expect(await target('/frontegg/sso/demo')).toBe(`${ISSUER}/frontegg/sso/demo`);
    for (const wrong of [
      'https://evil.test/frontegg/sso/demo',
      '//evil.test/',
      '/frontegg/oauth/logout',
      'javascript:1',
    ]) {
      expect(await target(wrong), wrong).toBe('invalid_request');
    }
    for (const wrong of ['%%%', btoa('{'), encode({ type: 'other', data: '' }), encode([])]) {
      const { location } = await browser.authorize({ login_direct_action: wrong });
      expect(location?.searchParams.get('error'), wrong).toBe('invalid_request');
    }
  });
});

import { describe, expect, test } from 'vitest';
import { createEmulator } from '../../../emulator/emulator';
import { createIdentityServer } from '../../../emulator/node/identity-server';

const ISSUER = 'http://localhost:4400';

const create = () => {
  const emulator = createEmulator();
  const asked: string[] = [];
  const answer = createIdentityServer({
    emulator,
    files: { file: () => undefined, index: () => undefined },
    pages: {
      '/webhooks/retry': (request) => {
        asked.push(request.method);
        return new Response(null, { status: 303, headers: { location: '/webhooks' } });
      },
    },
  });
  // No answer of these pages touches the socket.
  const bindings = {} as Parameters<typeof answer>[1];
  const call = (path: string, init: RequestInit = {}) =>
    answer(
      new Request(`${ISSUER}${path}`, { ...init, headers: { host: 'localhost:4400', ...init.headers } }),
      bindings,
    );
  const page = async (path: string) => {
    const response = await call(path, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(200);
    return { html: await response.text(), headers: response.headers };
  };
  return { emulator, call, page, asked };
};

const strict = ({ html, headers }: { html: string; headers: Headers }) => {
  expect(headers.get('content-security-policy')).toMatch(
    /default-src 'none'.*style-src 'self'.*frame-ancestors 'none'/,
  );
  expect(headers.get('cache-control')).toBe('no-store');
  expect(html).toContain('<link rel="stylesheet" href="/developer.css">');
  expect(html).toContain('<script src="/_emulator/console.js" type="module"></script>');
  expect(html.replace(/<script src="[^"]+" type="module"><\/script>/, '')).not.toMatch(
    /<script|<style|style=|javascript:| on\w+=/i,
  );
  expect(html).toMatch(/^<!doctype html><html lang="en"( data-live)?>/);
};

describe('the outbox', () => {
  test('shows messages newest first, as text, and codes', async () => {
    const { emulator, page, call } = create();
    await emulator.ready;
    const message = { channel: 'email', to: '<b>@acme.test', sentAt: '2026-11-20T09:00:00.000Z' } as const;
    emulator.db.outbox.put({ ...message, id: '1', subject: 'First', text: '<script>alert(1)</script>' });
    emulator.db.outbox.put({ ...message, id: '2', subject: 'Second', text: '<img src=x onerror=alert(1)>' });
    const shown = await page('/_emulator/outbox');
    strict({ ...shown, html: shown.html.replace('&lt;img src=x onerror=', '') });
    expect(shown.html.indexOf('Second')).toBeLessThan(shown.html.indexOf('First'));
    expect(shown.html).toContain('&lt;script&gt;');
    expect(shown.html).toContain('&lt;b&gt;@acme.test');
    expect(shown.html).toMatch(/mfa@acme\.test<\/td><td><code data-copy="code of mfa@acme\.test">\d{6}</);
    const data = await (await call('/_emulator/outbox')).json();
    expect(data).toMatchObject([{ subject: 'First' }, { subject: 'Second' }]);
  });
});

describe('a message', () => {
  test('has links to follow and codes to copy, and nothing of its text is markup', async () => {
    const { emulator, page } = create();
    await emulator.ready;
    const link = 'http://localhost:4300/reset?a=1&token=123456';
    const text = `Open ${link}. Or type 654321, not 1234567. <a href="javascript:x">no</a> "http://evil.test/"onclick=`;
    emulator.db.outbox.put({ id: '1', channel: 'email', to: 'a@acme.test', subject: 'S', sentAt: '', text });
    const { html } = await page('/_emulator/outbox');
    const safe = link.replace('&', '&amp;');
    expect(html).toContain(`<a href="${safe}" target="_blank" rel="noopener noreferrer">${safe}</a>. Or`);
    expect(html).toContain('<code data-copy="code">654321</code>, not 1234567.');
    expect(html).toContain('&lt;a href=&quot;javascript:x&quot;&gt;');
    expect(html).toContain('>http://evil.test/</a>&quot;onclick=');
  });
});

describe('the first page', () => {
  test('says what this is, leads to outbox and console, and shows accounts and new messages', async () => {
    const { emulator, page } = create();
    await emulator.ready;
    emulator.db.outbox.put({ id: '1', channel: 'sms', to: '+1', subject: 'Newest', sentAt: '', text: 'x' });
    const shown = await page('/');
    strict(shown);
    for (const text of [
      '<h1>Local identity provider</h1>',
      'href="/_emulator/outbox"',
      'href="/_emulator/console"',
      'admin-Secret-1',
      'Newest',
      'Pages of http://localhost:4300 may use it.',
      'clientId: &#39;portal&#39;',
    ]) {
      expect(shown.html).toContain(text);
    }
  });
});

describe('the DNS page', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: ISSUER };

  test('lists records as text, offers those that domains wait for, and adds and removes them', async () => {
    const { emulator, page, call } = create();
    await emulator.ready;
    const { db } = emulator;
    const row = { tenantId: 'tenant-acme', connectionId: 'c', domain: 'corp.test', validated: false };
    db.ssoDomains.put({ ...row, id: 'd', txtRecord: '<b>proof</b>' });
    const before = (await page('/_emulator/dns')).html;
    expect(before).toContain('&lt;b&gt;proof&lt;/b&gt;');
    expect(before).not.toMatch(/<b>|<script|style=/);
    const body = new URLSearchParams({ name: ' Corp.test. ', value: '<b>proof</b>' });
    const added = await call('/_emulator/dns', { method: 'POST', headers: form, body });
    expect([added.status, added.headers.get('location')]).toEqual([303, '/_emulator/dns']);
    expect(db.dnsRecords.list()).toMatchObject([{ name: 'corp.test', value: '<b>proof</b>' }]);
    const shown = (await page('/_emulator/dns')).html;
    expect(shown).toContain('No domain waits for its record.');
    const remove = new URLSearchParams({ remove: db.dnsRecords.list()[0]?.id ?? '' });
    await call('/_emulator/dns', { method: 'POST', headers: form, body: remove });
    expect(db.dnsRecords.count()).toBe(0);
  });

  test('takes records as data, and none that are wrong', async () => {
    const { emulator, call } = create();
    await emulator.ready;
    const post = (body: string) =>
      call('/_emulator/dns', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect((await post('{"name":"a.test","value":"v"}')).status).toBe(200);
    for (const wrong of ['{', '{"name":"a.test"}', '{"name":" ","value":"v"}']) {
      expect((await post(wrong)).status).toBe(400);
    }
    expect(await (await call('/_emulator/dns')).json()).toMatchObject([{ name: 'a.test', value: 'v' }]);
    const evil = { ...form, origin: 'https://evil.test' };
    expect((await call('/_emulator/dns', { method: 'POST', headers: evil, body: 'name=a&value=b' })).status).toBe(403);
  });
});

describe('the page of the provider', () => {
  test('shows what it counted, how it is set, and what it was asked last', async () => {
    const { emulator, page } = create();
    await emulator.ready;
    emulator.settings.accessTokenLifetime = 777;
    emulator.fail({ path: '/identity/resources/groups/v1', status: 503 });
    await emulator.handle(new Request(`${ISSUER}/.well-known/<jwks>`));
    const shown = await page('/_emulator/console');
    strict(shown);
    for (const text of ['tokenCalls', '777', '/identity/resources/groups/v1', '503', '/.well-known/%3Cjwks%3E']) {
      expect(shown.html).toContain(text);
    }
    emulator.faults.clear();
    expect((await page('/_emulator/console')).html).toContain('No fault is set');
  });

  test('is not for other sites', async () => {
    const { call } = create();
    for (const path of ['/_emulator/console', '/_emulator/outbox']) {
      expect((await call(path, { headers: { origin: 'https://evil.test' } })).status).toBe(403);
      const site = { 'sec-fetch-site': 'cross-site' };
      expect((await call(path, { headers: { ...site, 'sec-fetch-dest': 'script' } })).status).toBe(403);
      const link = { ...site, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
      expect((await call(path, { headers: link })).status).toBe(200);
      expect((await call(path, { headers: { host: 'evil.test' } })).status).toBe(421);
    }
  });
});

test('a developer page decides itself about the method, and keeps its guard', async () => {
  const { call, asked } = create();
  const response = await call('/webhooks/retry', { method: 'POST' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/webhooks']);
  expect(response.headers.get('x-frame-options')).toBe('DENY');
  expect((await call('/webhooks/retry', { method: 'POST', headers: { host: 'evil.test' } })).status).toBe(421);
  expect(asked).toEqual(['POST']);
});

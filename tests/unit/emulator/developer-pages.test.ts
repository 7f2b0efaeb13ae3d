import { describe, expect, test, vi } from 'vitest';
import { tableNames } from '../../../emulator/db/tables';
import { createEmulator } from '../../../emulator/emulator';
import { createIdentityServer } from '../../../emulator/node/identity-server';
import { userByEmail } from '../../../emulator/rules/members/users';
import { policies } from '../../../emulator/rules/policies/policies';

const ISSUER = 'http://localhost:4400';

const create = async () => {
  const emulator = createEmulator();
  await emulator.ready;
  const methods: string[] = [];
  const server = createIdentityServer({
    emulator,
    files: { file: () => undefined, index: () => undefined },
    pages: {
      '/webhooks/retry': (request) => {
        methods.push(request.method);
        return new Response(null, { status: 303, headers: { location: '/webhooks' } });
      },
    },
  });
  // These pages never use the socket.
  const bindings = {} as Parameters<typeof server>[1];
  const call = (path: string, init: RequestInit = {}) =>
    server(
      new Request(`${ISSUER}${path}`, { ...init, headers: { host: 'localhost:4400', ...init.headers } }),
      bindings,
    );
  const page = async (path: string) => {
    const response = await call(path, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(200);
    return { html: await response.text(), headers: response.headers };
  };
  return { emulator, call, page, methods };
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

describe('an address without a page', () => {
  test('is a page with ways on for a browser, and an error for clients of the API', async () => {
    const { call } = await create();
    const browser = await call('/nowhere/<b>', { headers: { accept: 'text/html,*/*' } });
    const html = await browser.text();
    expect([browser.status, browser.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(html).toContain('This page does not exist');
    expect(html).toContain('href="/account/login"');
    expect(html).toContain('href="/_emulator/console"');
    expect(html).not.toContain('<b>');
    const client = await call('/nowhere', { headers: { accept: 'application/json' } });
    expect([client.status, await client.json()]).toEqual([404, expect.objectContaining({ errorCode: 'not-found' })]);
  });
});

describe('the recent requests', () => {
  test('are the newest ten, and all of them on request', async () => {
    const { call, page } = await create();
    for (let at = 1; at <= 12; at += 1) await call(`/frontegg/call-${at}-`);
    const newest = (await page('/_emulator/console?user=ada')).html;
    expect(newest).toContain('/call-12-');
    expect(newest).not.toContain('/call-2-');
    expect(newest).toContain('<a href="/_emulator/console?user=ada&amp;requests=all#requests">Show all 12</a>');
    const all = (await page('/_emulator/console?user=ada&requests=all')).html;
    expect(all).toContain('/call-1-');
    expect(all).not.toContain('Show all');
  });
});

describe('the outbox', () => {
  test('shows messages newest first, as text, and codes', async () => {
    const { emulator, page, call } = await create();
    const message = { channel: 'email', to: '<b>@acme.test', sentAt: '2026-11-20T09:00:00.000Z' } as const;
    emulator.db.outbox.put({ ...message, id: '1', subject: 'First', text: '<script>alert(1)</script>' });
    emulator.db.outbox.put({ ...message, id: '2', subject: 'Second', text: '<img src=x onerror=alert(1)>' });
    const visible = await page('/_emulator/outbox');
    strict({ ...visible, html: visible.html.replace('&lt;img src=x onerror=', '') });
    expect(visible.html.indexOf('Second')).toBeLessThan(visible.html.indexOf('First'));
    expect(visible.html).toContain('&lt;script&gt;');
    expect(visible.html).toContain('&lt;b&gt;@acme.test');
    const codes = (await page('/_emulator/outbox?kind=authenticator')).html;
    expect(codes).toMatch(
      /data-text>New codes in \d+ s<.*data-text>\d{6}<[^<]*<button [^>]*aria-label="Copy code of mfa@acme\.test"/,
    );
    const data = await (await call('/_emulator/outbox')).json();
    expect(data).toMatchObject([{ subject: 'First' }, { subject: 'Second' }]);
  });

  test('is in tabs, emails first, with pages; tab, page and filter are in the address', async () => {
    const { emulator, page } = await create();
    const { outbox } = emulator.db;
    for (let at = 1; at <= 60; at += 1) {
      const id = String(at);
      outbox.put({ id, channel: 'email', to: 'a@acme.test', subject: `Mail ${at}.`, sentAt: '', text: 'Hello' });
    }
    outbox.put({ id: 'sms', channel: 'sms', to: '+4917', subject: 'By text', sentAt: '', text: 'Hello' });
    const read = async (query = '') => {
      const { html } = await page(`/_emulator/outbox${query}`);
      return {
        subjects: [...html.matchAll(/<h3>((?:Mail|By) [^<]+)<\/h3>/g)].map(([, subject]) => subject),
        tabs: [...html.matchAll(/<a id="kind-[^"]*" href="([^"]*)"( aria-current="page")?>/g)].map(
          ([, href, current]) => [href, current !== undefined],
        ),
        counts: [...html.matchAll(/<span class="count">(\d+)</g)].map(([, count]) => Number(count)),
        pages: [...html.matchAll(/href="([^"]*page=\d)"/g)].map(([, href]) => href),
        page: /Page \d of \d/.exec(html)?.[0],
      };
    };
    const first = await read();
    expect([first.subjects.length, first.subjects[0], first.page]).toEqual([25, 'Mail 60.', 'Page 1 of 3']);
    expect(first.pages).toEqual(['/_emulator/outbox?page=2']);
    expect(first.counts.slice(0, 4)).toEqual([60, 1, 0, 0]);
    expect(first.tabs.slice(0, 2)).toEqual([
      ['/_emulator/outbox', true],
      ['/_emulator/outbox?kind=sms', false],
    ]);
    expect((await read('?page=3')).subjects).toHaveLength(10);
    expect((await read('?page=99')).page).toBe('Page 3 of 3');
    const texts = await read('?kind=sms&q=hello');
    expect([texts.subjects, texts.page]).toEqual([['By text'], undefined]);
    expect(texts.tabs[0]).toEqual(['/_emulator/outbox?q=hello', false]);
    expect((await read('?kind=sms&to=a%40acme.test')).counts.slice(0, 2)).toEqual([60, 0]);
  });

  test('finds messages by recipient and by their words', async () => {
    const { emulator, page } = await create();
    for (const [id, to] of [
      ['1', 'a@acme.test'],
      ['2', 'b@acme.test'],
    ] as const) {
      emulator.db.outbox.put({ id, channel: 'email', to, subject: `To ${id}`, sentAt: '', text: 'Hello' });
    }
    const found = async (query: string) => {
      const { html } = await page(`/_emulator/outbox?${query}`);
      return [...html.matchAll(/<h3>(To \d)<\/h3>/g)].map(([, subject]) => subject);
    };
    expect(await found('to=a%40acme.test')).toEqual(['To 1']);
    expect(await found('q=%20HELLO')).toEqual(['To 2', 'To 1']);
    expect(await found('q=to+2')).toEqual(['To 2']);
    expect((await page('/_emulator/outbox?q="><script>')).html).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect((await page('/_emulator/outbox?q=none')).html).toContain('No messages match.');
  });

  test('lists the codes of enrollments first, also of those that a sign-in requires, and filters by user', async () => {
    const { emulator, page } = await create();
    const { db, clock } = emulator;
    const [admin, reader] = ['admin@acme.test', 'reader@acme.test'].map((email) => userByEmail(db, email)?.id ?? '');
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    db.users.patch(reader ?? '', { enrolling: secret });
    const mfaSession = { userId: admin ?? '', amr: [], attempts: 0, browserHash: '', enrolling: secret };
    db.mfaSessions.put({ ...mfaSession, id: 'open-session', expiresAt: clock.now() + 1000 });
    db.mfaSessions.put({ ...mfaSession, id: 'past-session', expiresAt: clock.now() });
    const listed = async (query = '') => {
      const { html } = await page(`/_emulator/outbox?kind=authenticator${query}`);
      return [...html.matchAll(/"Copy code of ([^"]+)"/g)].map(([, email]) => email);
    };
    expect((await listed()).slice(0, 3)).toEqual(['reader@acme.test', 'admin@acme.test', 'mfa@acme.test']);
    expect(await listed('&to=admin%40acme.test')).toEqual(['admin@acme.test']);
    expect(await listed('&q=ADMIN%40')).toEqual(['admin@acme.test']);
  });

  test('collapses headers and body of a webhook', async () => {
    const { emulator, page } = await create();
    const webhook = { id: '1', channel: 'webhook', to: 'https://a.test', subject: 'POST', sentAt: '' } as const;
    emulator.db.outbox.put({ ...webhook, text: 'x: 1\n\n{"a":"<b>"}' });
    emulator.db.outbox.put({ ...webhook, id: '2', text: '\n{"eventKey":"frontegg.billing.configured"}' });
    const { html } = await page('/_emulator/outbox?kind=webhook');
    expect([...html.matchAll(/<h3>([^<]+)</g)].map(([, name]) => name)).toEqual(['Billing configured', 'POST']);
    expect(html).toContain(
      '<details><summary>Headers and body</summary><pre>x: 1\n\n{&quot;a&quot;:&quot;&lt;b&gt;&quot;}</pre></details>',
    );
  });

  test('renders the HTML part of a message in a sandboxed frame', async () => {
    const { emulator, page, call } = await create();
    const content = btoa('<b>Report</b><script>alert(1)</script>');
    const attachment = { name: 'report.html', mediaType: 'text/html; charset=utf-8', content };
    emulator.db.outbox.put({ id: '1', channel: 'email', to: 'a', subject: 'S', sentAt: '', text: 'T', attachment });
    emulator.db.outbox.put({ id: '2', channel: 'email', to: 'a', subject: 'S', sentAt: '', text: 'T' });
    expect((await page('/_emulator/outbox')).html).toMatch(/<iframe sandbox [^>]*src="\/_emulator\/outbox\/1\/html">/);
    const part = await call('/_emulator/outbox/1/html');
    expect(await part.text()).toContain('<b>Report</b>');
    expect(part.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*; sandbox$/);
    expect((await call('/_emulator/outbox/2/html')).status).toBe(404);
  });

  test('fetches only links of the message like a scanner, and only those of the provider and its applications', async () => {
    const { emulator, call } = await create();
    const opened: string[] = [];
    vi.stubGlobal('fetch', async (link: URL, { method }: RequestInit) => {
      opened.push(`${method} ${link.pathname}`);
      if (method === 'GET') emulator.db.outbox.remove('2');
      const headers = { location: link.pathname === '/a' ? '/b' : 'http://evil.test/' };
      return new Response(null, link.pathname === '/c' ? {} : { status: 303, headers });
    });
    const message = { id: '1', channel: 'email', to: 'a', subject: 'S', sentAt: '' } as const;
    emulator.db.outbox.put({ ...message, id: '2', text: 'spent by the next one' });
    emulator.db.outbox.put({ ...message, text: `Open ${ISSUER}/c, ${ISSUER}/a or http://evil.test/x.` });
    const scan = async (link: string) => {
      const headers = { 'content-type': 'application/json' };
      const response = await call('/_emulator/outbox/1/scan', {
        method: 'POST',
        headers,
        body: JSON.stringify({ link }),
      });
      return response.json();
    };
    expect(await scan(`${ISSUER}/c`)).toEqual({
      calls: [
        { method: 'HEAD', status: 200 },
        { method: 'GET', status: 200 },
      ],
      changed: ['outbox'],
    });
    expect(await scan(`${ISSUER}/a`)).toMatchObject({ calls: [{ status: 0 }, { status: 0 }], changed: [] });
    expect(await scan('http://evil.test/x')).toMatchObject({ calls: [{ status: 0 }, { status: 0 }] });
    expect(await scan(`${ISSUER}/other`)).toEqual({ errors: ['This link is not in the message.'] });
    expect(opened).toEqual(['HEAD /c', 'GET /c', 'HEAD /a', 'HEAD /b', 'GET /a', 'GET /b']);
  });
});

test('a message has links and codes to copy, and its text is escaped', async () => {
  const { emulator, page } = await create();
  const link = 'http://localhost:4300/reset?a=1&token=123456';
  const text = `Open ${link}. Or type 654321, not 1234567. #654321 <a href="javascript:x">no</a> "http://evil.test/"onclick=`;
  emulator.db.outbox.put({ id: '1', channel: 'email', to: 'a@acme.test', subject: 'S', sentAt: '', text });
  const { html } = await page('/_emulator/outbox');
  const safe = link.replace('&', '&amp;');
  expect(html).toContain(`<a href="${safe}" target="_blank" rel="noopener noreferrer" data-link>${safe}</a>. Or`);
  expect(html).toContain(`data-scan="/_emulator/outbox/1/scan" value="${safe}"`);
  expect(html).toContain('<code>654321</code>, not 1234567.');
  expect(html.match(/data-copy value="\d+"/g)).toEqual(['data-copy value="654321"']);
  expect(html).toContain('&lt;a href=&quot;javascript:x&quot;&gt;');
  expect(html).toContain('>http://evil.test/</a>&quot;onclick=');
});

test('the first page describes the provider, links to outbox and console, and shows accounts and new messages', async () => {
  const { emulator, page } = await create();
  emulator.db.outbox.put({ id: '1', channel: 'sms', to: '+1', subject: 'Newest', sentAt: '', text: 'x' });
  const visible = await page('/');
  strict(visible);
  for (const text of [
    '<h1>Local identity provider</h1>',
    'href="/_emulator/outbox"',
    'href="/_emulator/console"',
    'admin-Secret-1',
    'Newest',
    'Pages of http://localhost:4300 may use it.',
    'clientId: &#39;portal&#39;',
  ]) {
    expect(visible.html).toContain(text);
  }
});

describe('the DNS page', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: ISSUER };

  test('lists records as text, suggests those that domains wait for, and adds and removes them', async () => {
    const { emulator, page, call } = await create();
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
    const visible = (await page('/_emulator/dns')).html;
    expect(visible).toContain('No domain is waiting for a record.');
    const remove = new URLSearchParams({ remove: db.dnsRecords.list()[0]?.id ?? '' });
    await call('/_emulator/dns', { method: 'POST', headers: form, body: remove });
    expect(db.dnsRecords.count()).toBe(0);
  });

  test('stores records as data, and refuses invalid ones', async () => {
    const { call } = await create();
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

describe('the console', () => {
  test('shows counters, settings and the latest requests', async () => {
    const { emulator, page, call } = await create();
    emulator.settings.accessTokenLifetime = 777;
    emulator.fail({ path: '/identity/resources/groups/v1', status: 503 });
    await emulator.handle(new Request(`${ISSUER}/.well-known/<jwks>`));
    for (const start of ['/_emulator', '/_emulator/'])
      expect((await call(start)).headers.get('location')).toBe('/_emulator/console');
    const visible = await page('/_emulator/console');
    strict(visible);
    await emulator.fetch(`${ISSUER}/frontegg/identity/resources/users/v2/me`);
    const calls = (await page('/_emulator/console')).html;
    for (const text of ['Token requests', '777', '/.well-known/%3Cjwks%3E', 'profile.', '401 You are signed out.']) {
      expect(calls).toContain(text);
    }
    const faults = (await page('/_emulator/faults')).html;
    for (const text of ['/identity/resources/groups/v1', '503']) expect(faults).toContain(text);
    emulator.faults.clear();
    expect((await page('/_emulator/faults')).html).toContain('No faults');
  });

  const submit = (call: Awaited<ReturnType<typeof create>>['call'], fields: Record<string, string>, origin = ISSUER) =>
    call('/_emulator/console', {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });

  test('moves, stops and resumes the clock', async () => {
    const { emulator, call } = await create();
    const begun = emulator.clock.now();
    await submit(call, { do: 'freeze' });
    const stoppedAt = emulator.clock.now();
    await submit(call, { do: 'move', seconds: '3600' });
    expect(emulator.clock.now()).toBe(stoppedAt + 3_600_000);
    await submit(call, { do: 'run' });
    expect(emulator.settings.clockStoppedAt).toBe(0);
    expect(emulator.clock.now()).toBeGreaterThan(begun + 3_598_000);
    await submit(call, { do: 'move', seconds: '-5' });
    await submit(call, { do: 'now' });
    expect(emulator.settings.clockAhead).toBe(0);
  });

  test('injects and removes a predefined fault', async () => {
    const { emulator, page, call } = await create();
    await submit(call, { do: 'fault', preset: 'Silent renewals are refused (401)' });
    await submit(call, { do: 'fault', preset: 'constructor' });
    expect(emulator.faults.list()).toMatchObject([{ rule: { status: 401 } }]);
    expect((await page('/_emulator/faults')).html).toContain('Remove all faults');
    await submit(call, { do: 'clear' });
    expect(emulator.faults.list()).toEqual([]);
  });

  test('injects a custom fault, and reports invalid input', async () => {
    const { emulator, call } = await create();
    const add = (fields: Record<string, string>) =>
      submit(call, { do: 'own-fault', back: '/_emulator/faults', ...fields });
    const all = { method: 'POST', path: '/flags', match: 'Origin: http://a.test', after: 'on', seed: '7' };
    const added = await add({ ...all, status: '503', delay: '50', skip: '1', times: '2', chance: '50', network: '' });
    expect([added.status, added.headers.get('location')]).toEqual([303, '/_emulator/faults']);
    const rule = { method: 'POST', path: '/flags', match: { origin: 'http://a.test' }, skip: 1, times: 2, chance: 0.5 };
    expect(emulator.faults.list()).toEqual([
      { id: 1, hits: 0, rule: { ...rule, delay: 50, after: true, status: 503 } },
    ]);
    expect(emulator.faults.seed()).toBe(7);
    for (const [fields, sentence] of [
      [{ status: '99' }, 'A status is'],
      [{ delay: '999999' }, 'A delay is'],
      [{ status: '500', times: 'x' }, 'Numbers of calls'],
      [{ status: '500', chance: '0' }, 'A probability is'],
      [{ status: '500', match: 'origin' }, 'Write a header like'],
      [{ path: '/flags' }, 'Choose a status'],
    ] as const) {
      const refused = await add(fields);
      expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(sentence)]);
    }
    await submit(call, { do: 'remove-fault', id: '1', back: 'https://evil.test' });
    expect(emulator.faults.list()).toEqual([]);
  });

  test('sets the apparent IP address, which IP restrictions use', async () => {
    const { emulator, call } = await create();
    expect((await submit(call, { do: 'address', ip: '10.0.0.0/8' })).status).toBe(400);
    await submit(call, { do: 'address', ip: '203.0.113.7' });
    expect(emulator.settings.ip).toBe('203.0.113.7');
  });

  test('changes the state of a user, and signs in only as a user who may sign in', async () => {
    const { emulator, page, call } = await create();
    const reader = 'reader@acme.test';
    const row = () => emulator.db.users.first('email', reader);
    for (const state of ['disabled', 'mfaForced', 'breachedPassword', 'unverified', 'locked', 'accountLocked']) {
      await submit(call, { do: 'switch', email: reader, state });
    }
    expect(row()).toMatchObject({ disabled: true, mfaForced: true, breachedPassword: true, verified: false });
    expect(emulator.db.tenants.get(row()?.tenantId ?? '')?.locked).toBe(true);
    const { html } = await page(`/_emulator/console?user=${encodeURIComponent(reader)}`);
    const menu = [...html.matchAll(/aria-label="([^":]+): reader@acme\.test"|<hr>/g)].map(
      ([rule, text]) => text ?? rule,
    );
    expect(menu.slice(0, 7)).toEqual([
      ...['Do not require MFA', 'Verify email', '<hr>'],
      ...['Clear breach', 'Unlock user', 'Enable user', 'Unlock account'],
    ]);
    expect([...html.matchAll(/class="state">([^<]+)</g)].map(([, state]) => state)).toEqual([
      'MFA required',
      'Email not verified',
      'Breached password',
      'Locked',
      'Disabled',
      'Account locked',
    ]);
    expect((await submit(call, { do: 'sign-in', email: reader })).status).toBe(403);
    const back = await submit(call, { do: 'switch', email: reader, state: 'disabled', user: 'rita', page: '1' });
    expect(back.headers.get('location')).toBe('/_emulator/console?user=rita&page=1#user-reader');
    expect((await page('/_emulator/console?user=rita')).html).toContain(`<h3>${reader}</h3>`);
    expect((await page('/_emulator/console?user=nobody')).html).toContain('No users match.');
    const signedIn = await submit(call, { do: 'sign-in', email: reader });
    expect(signedIn.headers.getSetCookie().join()).toMatch(/fe_session=.*fe_refresh_portal=/);
    expect((await page(signedIn.headers.get('location') ?? '')).html).toContain(`signed in as ${reader}`);
    expect((await submit(call, { do: 'sign-in', email: reader }, 'https://evil.test')).status).toBe(403);
  });

  test('exports a seed that starts another provider, and resets the provider', async () => {
    const { emulator, call } = await create();
    emulator.db.users.patch(emulator.db.users.first('email', 'reader@acme.test')?.id ?? '', { name: 'Renamed' });
    const seed = await (await call('/_emulator/seed')).json();
    const other = createEmulator({ seed });
    await other.ready;
    expect(other.db.users.first('email', 'reader@acme.test')?.name).toBe('Renamed');
    await submit(call, { do: 'reset' });
    expect(emulator.db.users.first('email', 'reader@acme.test')?.name).toBe('Rita Reader');
  });

  test('refuses requests from other sites', async () => {
    const { call } = await create();
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

describe('the policies page', () => {
  const submit = (call: Awaited<ReturnType<typeof create>>['call'], fields: Record<string, string>) =>
    call('/_emulator/policies', {
      method: 'POST',
      headers: { origin: ISSUER, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });

  test('saves a policy of an account, which applies at once, and restores the default', async () => {
    const { emulator, page, call } = await create();
    const own = { tenant: 'tenant-acme', policy: 'passwordHistory' };
    const saved = await submit(call, { ...own, enabled: 'on', historySize: '3' });
    expect(saved.headers.get('location')).toBe('/_emulator/policies?tenant=tenant-acme&saved=yes');
    expect(policies.passwordHistory.stored(emulator.db, 'tenant-acme')).toEqual({ enabled: true, historySize: 3 });
    const refused = await submit(call, { ...own, historySize: '99' });
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('a whole number from 1 to 10'),
    ]);
    expect((await submit(call, { ...own, tenant: 'nowhere', historySize: '3' })).status).toBe(400);
    const { html } = await page('/_emulator/policies?tenant=tenant-acme');
    expect(html).toMatch(/name="historySize"[^>]* value="3"/);
    await submit(call, { ...own, remove: 'yes' });
    expect(policies.passwordHistory.stored(emulator.db, 'tenant-acme')).toBeUndefined();
    const idle = { 'sessionIdleTimeoutConfiguration.isActive': 'on', 'sessionIdleTimeoutConfiguration.timeout': '60' };
    const others = { 'sessionTimeoutConfiguration.timeout': '9', 'sessionConcurrentConfiguration.maxSessions': '1' };
    await submit(call, { tenant: 'tenant-acme', policy: 'sessions', ...idle, ...others });
    expect(policies.sessions.read(emulator.db, 'tenant-acme')).toEqual({
      sessionIdleTimeoutConfiguration: { isActive: true, timeout: 60 },
      sessionTimeoutConfiguration: { isActive: false, timeout: 9 },
      sessionConcurrentConfiguration: { isActive: false, maxSessions: 1 },
    });
    await submit(call, { policy: 'settings', allowSignups: 'on', authStrategy: 'Code', maxFailures: '2' });
    expect(emulator.settings).toMatchObject({ allowSignups: true, assistant: false, authStrategy: 'Code' });
  });
});

test('the data browser shows the rows of every table with links between them, and hides every secret', async () => {
  const { emulator, page } = await create();
  const { db } = emulator;
  const cookies = new Map<string, string>();
  await emulator.signIn('mfa', {
    get: (name) => cookies.get(name),
    set: (name, value) => void cookies.set(name, value),
    clear: () => {},
  });
  const row = { tenantId: 'tenant-acme', createdAt: '', updatedAt: '' };
  db.inviteLinks.put({ ...row, id: 'i', token: 'raw-invite', expires: '', shouldSendEmail: false });
  db.slackCodes.put({ id: 'raw-slack', expiresAt: 1 });
  db.outbox.put({ id: 'm', channel: 'email', to: '<b>', subject: 'S', text: 'code 123456', sentAt: '' });
  db.users.patch('user-admin', { enrolling: 'RAWENROLLING' });
  const signingKey = db.settings
    .list()
    .map(({ value }) => value)
    .join();
  const secrets = [
    // The part of a refresh token before the dot is the id of its family.
    ...[...cookies.values()].map((value) => value.split('.').at(-1) ?? ''),
    ...db.users
      .list()
      .flatMap((user) => [user.passwordHash ?? [], ...user.authenticators.map(({ secret }) => secret)].flat()),
    ...['raw-invite', 'raw-slack', '123456', 'RAWENROLLING', signingKey, '<b>'],
  ];
  expect(secrets.filter((secret) => secret.length > 2).length).toBeGreaterThan(10);
  expect((await page('/_emulator/data')).html).not.toContain('table=settings');
  for (const name of tableNames) {
    const { html } = await page(`/_emulator/data?table=${name}`);
    for (const secret of secrets) expect(html, name).not.toContain(secret);
  }
  const user = (await page('/_emulator/data?table=memberships&q=user-reader')).html;
  expect(user).toContain('href="/_emulator/data?table=users&amp;id=user-reader"');
  const found = (await page('/_emulator/data?table=users&id=user-reader')).html;
  expect(found).toContain(
    '<details open><summary><strong>reader@acme.test</strong> <span class="about">user-reader</span></summary>',
  );
  expect(found).toContain('<dt>passwordHash</dt><dd>(hidden)</dd>');
  expect((await page('/_emulator/data?table=users&q=RAWENROLLING')).html).toContain('No rows match.');
  expect((await page('/_emulator/data?table=constructor')).html).toContain('<h2>Provider</h2>');
  expect((await page('/_emulator/data?table=permissions&page=2')).html).toMatch(/aria-label="Pages".*Page 2 of \d+/);
});

test('a developer page that handles the methods itself has the headers and host check of the others', async () => {
  const { call, methods } = await create();
  const response = await call('/webhooks/retry', { method: 'POST' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/webhooks']);
  expect(response.headers.get('x-frame-options')).toBe('DENY');
  expect((await call('/webhooks/retry', { method: 'POST', headers: { host: 'evil.test' } })).status).toBe(421);
  expect(methods).toEqual(['POST']);
});

describe('messages of the provider', () => {
  test.each([
    ['/frontegg/oauth/authorize/resume?request=x', 400, 'This sign-in has ended', 'Sign in again'],
    ['/frontegg/oauth/authorize?client_id=local&client_id=local', 400, 'This sign-in link is not valid', 'Back to'],
    ['/frontegg/oauth/authorize?client_id=nobody', 400, 'This sign-in link is not valid', 'Back to'],
    ['/frontegg/oauth/logout', 200, 'You are signed out', 'Sign in again'],
    ['/frontegg/oauth/logout?post_logout_redirect_uri=https://evil.test', 400, 'This sign-out link', 'Back to'],
    ['/frontegg/sso/start?connection=none', 404, 'No SSO connection', 'Back to'],
    ['/frontegg/pretend/sign-in', 400, 'This sign-in link is not valid', 'Back to'],
  ])('%s has the style of the sign-in pages and a link to continue', async (path, status, title, way) => {
    const { call, emulator } = await create();
    const response = await call(path, { headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' } });
    expect(response.status).toBe(status);
    const html = await response.text();
    expect(html).toContain('<link rel="stylesheet" href="/page.css">');
    expect(html).toContain(`<h1>${title}`);
    expect(html).toMatch(new RegExp(`<a class="way-on" href="${emulator.clients[0]?.origins[0]}[^"]*">${way}`));
    expect(html).not.toMatch(/<script|<style|style=/);
  });

  test('their stylesheet is of the own origin', async () => {
    const response = await (await create()).call('/page.css');
    expect(response.headers.get('content-type')).toContain('text/css');
    expect(await response.text()).toContain('color-scheme: light dark');
  });
});

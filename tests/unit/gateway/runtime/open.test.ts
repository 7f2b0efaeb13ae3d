import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Gateway } from '../../../../demo/gateway/gateway';
import { openGateway } from '../../../../demo/gateway/open';
import { readConfig } from '../../../../demo/gateway/runtime/config';
import { webhookKinds } from '../../../../demo/research/feedback/kinds';
import { createWebhookSink, type WebhookSink } from '../../../../demo/webhook-sink/sink';
import { createTestClock, feedback, issueToken, publicKeys } from '../support';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-gateway-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

interface Opening {
  folder: string;
  env?: Record<string, string>;
  /** Responds to a webhook with a URL of its own. */
  webhook?: () => Promise<Response>;
  write?: (line: string) => void;
}

interface OpenGateway extends Gateway {
  sink: WebhookSink;
}

const open = ({ folder, env, webhook, write = () => {} }: Opening): OpenGateway => {
  const sink = createWebhookSink();
  const gateway = openGateway({
    config: readConfig({ DATA_DIR: folder, ...env }),
    dataDir: folder,
    clock: createTestClock(),
    write,
    sink: sink.fetch,
    fetch: async (input) => {
      const { url } = new Request(input);
      if (webhook && url.startsWith('https://hooks.example.test/')) return webhook();
      return Response.json(url.endsWith('/jwks.json') ? publicKeys('rsa-1') : { activeTenant: { name: 'Acme' } });
    },
  });
  sink.connect(gateway);
  return { ...gateway, sink };
};

const post = async ({ fetch }: OpenGateway, table: string, body: unknown) => {
  const headers = {
    authorization: `Bearer ${await issueToken()}`,
    'content-type': 'application/json',
    'x-gatehouse-request': '1',
  };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(new Request(`http://localhost:4300/api/v2/tables/${table}/records`, init));
  return response.json();
};

const PAGE = 'http://localhost:4400/webhooks';
const pageOf = async ({ sink }: Pick<OpenGateway, 'sink'>, query = '') => {
  const response = await sink.fetch(new Request(`${PAGE}${query}`));
  expect(response.status).toBe(200);
  return { html: await response.text(), headers: response.headers };
};
const dataOf = async ({ sink }: Pick<OpenGateway, 'sink'>) => (await sink.fetch(new Request(`${PAGE}.json`))).json();

const sendAgain = (
  { sink }: Pick<OpenGateway, 'sink'>,
  id: string,
  headers: Record<string, string> = { origin: 'http://localhost:4400', 'sec-fetch-site': 'same-origin' },
) => sink.fetch(new Request(`${PAGE}/retry`, { method: 'POST', headers, body: new URLSearchParams({ id }) }));

test('with local services, feedback is in the file and in the sink, also after a restart', async () => {
  const folder = newFolder();
  const first = open({ folder });
  expect(await post(first, 'users', {})).toMatchObject({ Id: 1, msg: 'New tenant and user created' });
  expect(await post(first, 'general', feedback)).toEqual({ Id: 1, msg: 'Feedback submitted successfully' });
  await first.close();
  expect(await first.sink.deliveries()).toMatchObject([
    { kind: 'general', body: { Client: 'ana@example.com', ...feedback } },
  ]);

  const file = new Database(join(folder, 'research.db'), { readonly: true });
  expect(file.prepare('SELECT "Client", "Rating", "Ideas" FROM "general"').raw().all()).toEqual([
    ['ana@example.com', 5, 'Dark mode'],
  ]);
  file.close();

  const second = open({ folder });
  expect(await post(second, 'users', {})).toMatchObject({ Id: 1, msg: 'DB Lookup GOOD' });
  expect(await post(second, 'general', feedback)).toMatchObject({ Id: 2 });
  await second.close();
});

test('a failed webhook is reported and listed after a restart, and can be resent from the page', async () => {
  const folder = newFolder();
  const env = { WEBHOOK_GENERAL: 'https://hooks.example.test/key-of-the-hook' };
  const first = open({ folder, env, webhook: async () => new Response(null, { status: 503 }) });
  await post(first, 'users', {});
  await post(first, 'general', feedback);
  await first.close();
  expect(statSync(join(folder, 'operations.db')).mode & 0o777).toBe(0o600);

  let up = false;
  const webhook = async () => (up ? new Response('{}') : Promise.reject(new TypeError('fetch failed')));
  const lines: string[] = [];
  const second = open({ folder, env, webhook, write: (line) => lines.push(line) });
  await expect
    .poll(() => lines.map((line) => JSON.parse(line)))
    .toMatchObject([{ level: 'warn', message: 'failed webhooks pending', total: 1 }]);
  const [{ id } = { id: '' }] = await second.failures();
  expect(await dataOf(second)).toMatchObject({
    deliveries: [],
    failures: [{ id, kind: 'general', reason: 'status 503', tries: 1, body: { Ideas: 'Dark mode' } }],
  });
  const before = await pageOf(second);
  for (const text of ['status 503', 'tried once', 'Dark mode', 'Send again', id]) expect(before.html).toContain(text);
  expect(before.html).not.toContain('key-of-the-hook');

  const failedAgain = await sendAgain(second, id);
  expect([failedAgain.status, failedAgain.headers.get('location')]).toEqual([303, '/webhooks']);
  expect((await pageOf(second)).html).toMatch(/no connection<\/span>, tried 2 times/);
  up = true;
  await sendAgain(second, id);
  expect((await pageOf(second)).html).not.toContain('Failed');
  await second.close();
});

test('a full disk: the response reports the error, nothing counts as stored, and the next submission succeeds', async () => {
  const folder = newFolder();
  const gateway = open({ folder });
  await post(gateway, 'users', {});
  const file = new Database(join(folder, 'research.db'));
  file.exec(`CREATE TRIGGER full BEFORE INSERT ON general BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`);
  const rows = () => file.prepare('SELECT "Id" FROM general').raw().all().flat();
  expect(await post(gateway, 'general', feedback)).toEqual({
    error: 'DATABASE_ERROR',
    msg: 'Server error: 500 - database or disk is full',
  });
  expect([rows(), await gateway.sink.deliveries()]).toEqual([[], []]);
  file.exec('DROP TRIGGER full');
  const { Id } = await post(gateway, 'general', feedback);
  expect(rows()).toEqual([Id]);
  file.close();
  await gateway.close();
});

test('without a folder, failed webhooks are kept in memory', async () => {
  const folder = newFolder();
  const gateway = openGateway({ config: readConfig({ DATA_DIR: folder }), clock: createTestClock(), write: () => {} });
  await gateway.close();
  expect(existsSync(join(folder, 'operations.db'))).toBe(false);
});

test.each(['research.db', 'operations.db'])(
  'a file %s that is not a database stops the start with one sentence',
  (name) => {
    const folder = newFolder();
    writeFileSync(join(folder, name), 'this is no database, whatever its name says'.repeat(50));
    expect(() => open({ folder })).toThrow(
      `The file ${join(folder, name)} cannot be used. Move it away, or set DATA_DIR to another folder.`,
    );
  },
);

test.each([
  ['SQLITE_FULL', /^The disk is full, so that \S+operations\.db cannot be written\. Make room and start again\.$/],
  ['SQLITE_READONLY', /^The file \S+operations\.db cannot be written\. Give it to the account that runs the portal/],
])('a file that cannot be opened for %s gets a sentence with the fix', (code, sentence) => {
  // The first two are the webhook sink's, in memory.
  const done = () => Database.prototype as InstanceType<typeof Database>;
  const exec = vi
    .spyOn(Database.prototype, 'exec')
    .mockImplementationOnce(done)
    .mockImplementationOnce(done)
    .mockImplementationOnce(() => {
      throw Object.assign(new Error('no'), { code });
    });
  expect(() => open({ folder: newFolder() })).toThrow(sentence);
  exec.mockRestore();
});

describe('the sink', () => {
  const create = () => {
    let time = Date.parse('2026-11-20T09:00:00Z');
    const sink = createWebhookSink({ now: () => time++ });
    const send = (path: string, body: string) =>
      sink.fetch(new Request(`http://sink.test${path}`, { method: 'POST', body }));
    return { sink, send };
  };

  test('shows deliveries as text, never as markup', async () => {
    const { sink, send } = create();
    expect((await send('/webhooks/general', '{"Ideas":"<script>alert(1)</script>","<b>":[1]}')).status).toBe(200);
    expect((await send('/webhooks/general', '{"Ideas":"<img src=x onerror=alert(1)>"}')).status).toBe(200);
    expect((await send('/webhooks/general', 'not json')).status).toBe(400);
    expect((await send('/elsewhere', '{}')).status).toBe(404);
    const { html, headers } = await pageOf({ sink });
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain('&lt;b&gt;');
    expect(html).not.toMatch(/<script|<img|<b>|style=|<style/);
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*style-src 'self'/);
    expect(await dataOf({ sink })).toMatchObject({
      deliveries: [{ kind: 'general' }, { kind: 'general' }],
      failures: [],
    });
  });

  test('keeps the newest deliveries across restarts', async () => {
    const file = join(newFolder(), 'received.db');
    const before = createWebhookSink({ file, now: () => Date.parse('2026-11-20T09:00:00Z') });
    for (let at = 0; at <= 100; at += 1) {
      const body = JSON.stringify({ at });
      await before.fetch(new Request('http://sink.test/webhooks/general', { method: 'POST', body }));
    }
    before.close();
    const after = createWebhookSink({ file });
    const kept = await after.deliveries();
    after.close();
    expect(kept).toHaveLength(100);
    expect(kept[0]).toEqual({ kind: 'general', at: '2026-11-20T09:00:00.000Z', body: { at: 100 } });
    expect(kept.at(-1)?.body).toEqual({ at: 1 });
  });

  test('lists every kind, newest first, or a selected one', async () => {
    const { sink, send } = create();
    for (const kind of webhookKinds) await send(`/webhooks/${kind}`, `{"Client":"${kind}@example.com"}`);
    const { html } = await pageOf({ sink });
    const places = webhookKinds.map((kind) => html.indexOf(`${kind}@example.com`));
    expect(places.every((place) => place > 0)).toBe(true);
    expect([...places].sort((a, b) => b - a)).toEqual(places);
    const { html: one } = await pageOf({ sink }, '?kind=desktop');
    expect(one).toContain('desktop@example.com');
    expect(one).not.toContain('general@example.com');
    expect((await pageOf({ sink }, '?kind=<script>')).html).toBe(html);
  });

  test.each([
    ['another site', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
    ['another site that hides its origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['another port', { origin: 'http://localhost:4300', 'sec-fetch-site': 'same-site' }],
    ['an old browser on another site', { origin: 'https://evil.test' }],
    ['a typed URL', { 'sec-fetch-site': 'none' }],
    ['a request without an origin', {}],
  ])('resends nothing for %s', async (_, headers: Record<string, string>) => {
    const { sink } = create();
    let retries = 0;
    sink.connect({
      failures: async () => [],
      retry: async () => {
        retries += 1;
        return { outcome: 'delivered' };
      },
    });
    expect((await sendAgain({ sink }, 'some-id', headers)).status).toBe(403);
    expect(retries).toBe(0);
    expect((await sendAgain({ sink }, 'x'.repeat(1000))).status).toBe(400);
    expect(retries).toBe(0);
    expect((await sendAgain({ sink }, 'some-id')).status).toBe(303);
    expect(retries).toBe(1);
  });
});

import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../demo/gateway/config';
import { type OpenGateway, openGateway } from '../../../demo/gateway/open';
import { createWebhookSink } from '../../../demo/gateway/webhook-sink';
import { webhookKinds } from '../../../demo/research/feedback/kinds';
import { createTestClock, feedback, issueToken, publicKeys } from './support';

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
  /** Answers a webhook with an address of its own. */
  webhook?: () => Promise<Response>;
}

const open = ({ folder, env, webhook }: Opening): OpenGateway =>
  openGateway({
    config: readConfig({ DATA_DIR: folder, ...env }),
    dataDir: folder,
    clock: createTestClock(),
    write: () => {},
    fetch: async (input) => {
      const { url } = new Request(input);
      if (webhook && url.startsWith('https://hooks.example.test/')) return webhook();
      return Response.json(url.endsWith('/jwks.json') ? publicKeys('rsa-1') : { activeTenant: { name: 'Acme' } });
    },
  });

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

test('everything local: feedback is in the file, in the sink, and there again after a restart', async () => {
  const folder = newFolder();
  const first = open({ folder });
  expect(await post(first, 'users', {})).toMatchObject({ Id: 1, msg: 'New tenant and user created' });
  expect(await post(first, 'general', feedback)).toEqual({ Id: 1, msg: 'Feedback submitted successfully' });
  await first.close();
  expect(first.sink.deliveries()).toMatchObject([
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

test('a failed webhook is there again after a restart, and can be sent from the page', async () => {
  const folder = newFolder();
  const env = { WEBHOOK_GENERAL: 'https://hooks.example.test/key-of-the-hook' };
  const first = open({ folder, env, webhook: async () => new Response(null, { status: 503 }) });
  await post(first, 'users', {});
  await post(first, 'general', feedback);
  await first.close();
  expect(statSync(join(folder, 'operations.db')).mode & 0o777).toBe(0o600);

  let up = false;
  const webhook = async () => (up ? new Response('{}') : Promise.reject(new TypeError('fetch failed')));
  const second = open({ folder, env, webhook });
  const [{ id } = { id: '' }] = second.failures();
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
  expect((await pageOf(second)).html).toContain('Nothing failed.');
  await second.close();
});

test('without a folder a failed webhook is kept in memory', async () => {
  const folder = newFolder();
  const gateway = openGateway({ config: readConfig({ DATA_DIR: folder }), clock: createTestClock(), write: () => {} });
  await gateway.close();
  expect(existsSync(join(folder, 'operations.db'))).toBe(false);
});

test.each(['research.db', 'operations.db'])('a file %s that is none stops the start in one sentence', (name) => {
  const folder = newFolder();
  writeFileSync(join(folder, name), 'this is no database, whatever its name says'.repeat(50));
  expect(() => open({ folder })).toThrow(
    `The file ${join(folder, name)} cannot be used. Move it away, or set DATA_DIR to another folder.`,
  );
});

describe('the sink', () => {
  const create = () => {
    let time = Date.parse('2026-11-20T09:00:00Z');
    const sink = createWebhookSink({ now: () => time++ });
    const send = (path: string, body: string) =>
      sink.fetch(new Request(`http://sink.test${path}`, { method: 'POST', body }));
    return { sink, send };
  };

  test('shows what arrived as text, never as markup', async () => {
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

  test('shows every kind, newest first, or one of them', async () => {
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
    ['an address typed in', { 'sec-fetch-site': 'none' }],
    ['nothing that says where from', {}],
  ])('sends nothing again for %s', async (_, headers: Record<string, string>) => {
    const { sink } = create();
    let retries = 0;
    sink.connect({
      failures: () => [],
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

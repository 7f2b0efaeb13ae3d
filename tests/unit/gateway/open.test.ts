import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../../demo/gateway/config';
import { type OpenGateway, openGateway } from '../../../demo/gateway/open';
import { createWebhookSink } from '../../../demo/gateway/webhook-sink';
import { createTestClock, feedback, issueToken, publicKeys } from './support';

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-gateway-'));
afterAll(() => rmSync(folder, { recursive: true }));

const open = (): OpenGateway =>
  openGateway({
    config: readConfig({ DATA_DIR: folder }),
    clock: createTestClock(),
    write: () => {},
    fetch: async (input) => {
      const { url } = new Request(input);
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

test('everything local: feedback is in the file, in the sink, and there again after a restart', async () => {
  const first = open();
  expect(await post(first, 'users', {})).toEqual({ Id: 1, msg: 'New tenant and user created' });
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

  const second = open();
  expect(await post(second, 'users', {})).toEqual({ Id: 1, msg: 'DB Lookup GOOD' });
  expect(await post(second, 'general', feedback)).toMatchObject({ Id: 2 });
  await second.close();
});

test('the sink shows what arrived as text, never as markup', async () => {
  const sink = createWebhookSink({ now: () => 0 });
  const send = (path: string, body: string) =>
    sink.fetch(new Request(`http://sink.test${path}`, { method: 'POST', body }));
  expect((await send('/webhooks/general', '{"Ideas":"<script>alert(1)</script>"}')).status).toBe(200);
  expect((await send('/webhooks/general', 'not json')).status).toBe(400);
  expect((await send('/elsewhere', '{}')).status).toBe(404);
  sink.showFailures(() => [{ kind: 'general', at: 'today', reason: 'status 500' }]);

  const page = await sink.fetch(new Request('http://sink.test/webhooks'));
  const html = await page.text();
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toContain('<script');
  expect(html).toContain('status 500');
  const data = await (await sink.fetch(new Request('http://sink.test/webhooks.json'))).json();
  expect(data).toMatchObject({ deliveries: [{ kind: 'general' }], failures: [{ reason: 'status 500' }] });
});

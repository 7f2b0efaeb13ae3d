import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Page } from '@playwright/test';
import { paths } from '../../demo/portal/paths';
import { webhookKinds } from '../../demo/research/feedback/kinds';
import { createResearchDatabase } from '../../demo/research/local/database';
import { localTables } from '../../demo/research/local/local-tables';
import { reader } from '../../emulator/seed/users';
import { validBodies } from '../unit/gateway/every-route';
import { test as base, expect } from './fixtures';
import { portsOf } from './ports';
import { pagesFolder, type Server, startServer } from './server';
import { expectOnly } from './states';

const DATABASE = { host: '127.0.0.2', path: '/kept-base-Tz5qNw8E' };
const HOOKS = { host: '127.0.0.3' };
const TOKEN = 'nc_pat_Kp3vX9sLq2Wd7RtYb6Mh';
const OPERATOR_TOKEN = 'Op8rJx4Nc1Vg5Zs0Ua7QeHk2';

/** Unique ids, so that each match is a leak. */
const tables = localTables.map((table, at) => ({ ...table, id: `mQx${at}Vb7Lw2Ks9Rd` }));
const tableVariables = Object.fromEntries(tables.map(({ id, title }) => [`RESEARCH_TABLE_${title.toUpperCase()}`, id]));
const hookPath = (kind: string) => `/hooks/${kind}-Yf6uBn3Jx0Pc`;

const secrets = [TOKEN, OPERATOR_TOKEN, DATABASE.path.slice(1), ...tables.map(({ id }) => id), 'Yf6uBn3Jx0Pc'];
const hosts = [DATABASE.host, HOOKS.host];

/** The inner part of a text's base64 that does not depend on the surrounding text, at each of its three offsets. */
const base64Of = (text: string): string[] =>
  [0, 1, 2].map((before) => {
    const complete = Buffer.from(`${'\0'.repeat(before)}${text}`)
      .toString('base64')
      .replace(/=+$/, '');
    const cut = (before + text.length) % 3 === 0 ? complete.length : complete.length - 1;
    return complete.slice(before === 0 ? 0 : before + 1, cut);
  });

const spellingsOf = (text: string): string[] => {
  const reversed = [...text].reverse().join('');
  const encoded = [text, reversed].flatMap(base64Of);
  return [
    text,
    reversed,
    ...encoded,
    ...encoded.map((part) => part.replaceAll('+', '-').replaceAll('/', '_')),
    Buffer.from(text).toString('hex'),
    encodeURIComponent(text),
  ];
};

const halves = (text: string): string[] => [
  text.slice(0, Math.ceil(text.length / 2)),
  text.slice(Math.ceil(text.length / 2)),
];
const expected = [...secrets.flatMap((secret) => [secret, ...halves(secret)]), ...hosts].flatMap(spellingsOf);
const needles = [...new Set(expected)].map((needle) => needle.toLowerCase());

const found = (text: string): string[] => {
  const lower = text.toLowerCase();
  return needles.filter((needle) => lower.includes(needle));
};

/** Listens on a port that is free; gives its origin. */
const open = (listener: RequestListener, host: string) =>
  new Promise<{ origin: string; close: () => Promise<void> }>((resolve, reject) => {
    const server = createServer(listener);
    server.once('error', reject);
    server.listen(0, host, () => {
      const address = server.address();
      const port = address && typeof address === 'object' ? address.port : 0;
      const close = () =>
        new Promise<void>((closed) => {
          server.close(() => closed());
          server.closeAllConnections();
        });
      resolve({ origin: `http://${host}:${port}`, close });
    });
  });

/** Behavior of both servers: normal, or leaking every secret. */
const outside = { telling: false };

const revealedSecrets = () =>
  JSON.stringify({
    msg: `no ${TOKEN} at http://${DATABASE.host}${DATABASE.path} in ${tables[2]?.id} for ${webhookKinds.map((kind) => `http://${HOOKS.host}${hookPath(kind)}`).join(' ')}`,
  });

const test = base.extend<object, { server: Server; hooked: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  hooked: [async ({}, use) => use([]), { scope: 'worker' }],
  server: [
    async ({ hooked }, use, { parallelIndex }) => {
      const database = createResearchDatabase({ tables, token: TOKEN });
      const records = getRequestListener(
        async (request) => {
          if (outside.telling) return new Response(revealedSecrets(), { status: 400, headers: { 'x-token': TOKEN } });
          const { pathname, search } = new URL(request.url);
          const inner = `http://research.test${pathname.replace(DATABASE.path, '')}${search}`;
          const init = { method: request.method, headers: request.headers };
          const body = request.method === 'GET' ? {} : { body: await request.text() };
          return database.fetch(new Request(inner, { ...init, ...body }));
        },
        { overrideGlobalObjects: false },
      );
      const remote = await open((request, response) => void records(request, response), DATABASE.host);
      const hooks = await open((request, response) => {
        hooked.push(request.url ?? '');
        response.writeHead(outside.telling ? 500 : 200, { location: `http://${HOOKS.host}/` });
        response.end(outside.telling ? revealedSecrets() : '{}');
      }, HOOKS.host);
      const server = await startServer({
        ...portsOf('secrets', parallelIndex),
        env: {
          RESEARCH_DB_URL: `${remote.origin}${DATABASE.path}`,
          RESEARCH_DB_TOKEN: TOKEN,
          RESEARCH_DB_MAX_PER_SECOND: '0',
          OPERATOR_TOKEN,
          ...tableVariables,
          ...Object.fromEntries(
            webhookKinds.map((kind) => [`WEBHOOK_${kind.toUpperCase()}`, `${hooks.origin}${hookPath(kind)}`]),
          ),
        },
      });
      await use(server);
      await server.stop();
      await Promise.all([remote.close(), hooks.close()]);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

// One after the other: they share the responses of the stand-ins.
test.describe.configure({ mode: 'default' });

interface Message {
  about: string;
  text: string;
  /** Returns the response only. */
  body?: string;
}

/** Returns all requests, responses and console messages of a page as text. */
const listenTo = (page: Page) => {
  const messages: Promise<Message>[] = [];
  const tokens: string[] = [];
  page.on('response', (response) => {
    const request = response.request();
    const read = async () => {
      const sent = await request.allHeaders().catch(() => ({}));
      const got = await response.allHeaders().catch(() => ({}));
      // A redirect, and a response whose page was left, have no body to read.
      const body = await response.body().then(
        (bytes) => bytes.toString('latin1'),
        () => '',
      );
      const own = { ...sent, authorization: '' };
      return {
        about: `${request.method()} ${response.url()}`,
        text: [response.url(), JSON.stringify(own), request.postData() ?? '', JSON.stringify(got), body].join('\n'),
        body,
      };
    };
    messages.push(read());
    void request.allHeaders().then(
      ({ authorization }) =>
        authorization && new URL(request.url()).pathname.startsWith('/api/v2/tables/') && tokens.push(authorization),
      () => {},
    );
  });
  page.on('console', (message) => void messages.push(Promise.resolve({ about: 'console', text: message.text() })));
  page.on('websocket', (socket) => {
    const note = ({ payload }: { payload: string | Buffer }) =>
      void messages.push(Promise.resolve({ about: socket.url(), text: String(payload) }));
    socket.on('framesent', note);
    socket.on('framereceived', note);
  });
  return { messages, tokens };
};

/** Calls every route of the API from the page; gives the statuses. */
const callAll = (page: Page, authorization: string) =>
  page.evaluate(
    async ({ token, all }) => {
      const headers = { authorization: token, 'content-type': 'application/json', 'x-gatehouse-request': '1' };
      const statuses: number[] = [];
      const call = async (path: string, init: RequestInit) => {
        const response = await fetch(path, { headers, ...init });
        // A body that was never read cannot be searched.
        await response.text();
        statuses.push(response.status);
      };
      for (const [table, body] of Object.entries(all)) {
        const path = `/api/v2/tables/${table}/records`;
        await call(path, { method: 'POST', body: JSON.stringify(body) });
        await call(path, {});
      }
      await call('/api/v2/tables/users/records', { method: 'PATCH', body: '{"desktop_checks":{"bots":true}}' });
      return statuses;
    },
    { token: authorization, all: validBodies },
  );

/** Reads a list and the user's record, the last of which the gateway has cached when {@link callAll} ends. */
const readCached = (page: Page, authorization: string) =>
  page.evaluate(
    async ({ token, tables }) => {
      const headers = { authorization: token, 'x-gatehouse-request': '1' };
      const read = async (table: string) => {
        const response = await fetch(`/api/v2/tables/${table}/records`, { headers });
        // A body that was never read cannot be searched.
        await response.text();
        return response.status;
      };
      return Promise.all(tables.map(read));
    },
    { token: authorization, tables: ['investment', 'users'] },
  );

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

test('the search finds a secret in every encoding', () => {
  const [half = ''] = halves(TOKEN);
  const reversed = [...TOKEN].reverse().join('');
  const planted = [TOKEN, TOKEN.toUpperCase(), half, reversed, encodeURIComponent(`/?${TOKEN}`), DATABASE.host];
  for (const text of planted) expect(found(`const x = "${text}";`), text).not.toEqual([]);
  for (const before of ['', 'a', 'ab', 'abc'])
    for (const encoding of ['base64', 'base64url', 'hex'] as const)
      for (const text of [TOKEN, half, OPERATOR_TOKEN, tables[3]?.id ?? '', DATABASE.host])
        expect(found(Buffer.from(`${before}${text}zz`).toString(encoding)), `${text} ${encoding}`).not.toEqual([]);
  expect(found('nothing of the kind at http://localhost:4581 and 127.0.0.1')).toEqual([]);
});

test('no file that is served to browsers contains a secret', async ({ server }) => {
  const files = ['portal', 'hosted'].flatMap((folder) => filesOf(join(pagesFolder, folder)));
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    expect(found(`${file}\n${readFileSync(file, 'latin1')}`), file).toEqual([]);
    expect(readFileSync(file, 'latin1'), file).not.toMatch(/RESEARCH_DB_TOKEN|WEBHOOK_[A-Z]|OPERATOR_TOKEN/);
  }
  for (const path of ['/', '/portal-config.json', '/healthz', '/readyz', '/operator/webhooks', '/serve.js', '/.env']) {
    const response = await fetch(`${server.portal}${path}`);
    expect(found(`${JSON.stringify([...response.headers])}${await response.text()}`), path).toEqual([]);
  }
});

test('no request or response of the browser contains a secret, whatever database and webhooks do', {
  tag: '@long',
}, async ({ page, context, server, signIn, hooked, complaints }) => {
  const { messages, tokens } = listenTo(page);
  await signIn(page, reader);
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  // Bodies can be read only as long as their page is there.
  const readAll = async () => {
    await page.waitForLoadState('networkidle');
    return Promise.all(messages);
  };
  await readAll();
  for (const path of paths) {
    await page.goto(`${server.portal}${path}`);
    await expect(page.getByRole('main')).toBeVisible();
    await readAll();
  }
  const token = tokens.at(-1) ?? '';
  const statuses = await callAll(page, token);
  await readAll();
  expect(statuses, `with ${tokens.length} tokens seen`).toEqual(statuses.map(() => 200));
  await expect.poll(() => new Set(hooked)).toEqual(new Set(webhookKinds.map(hookPath)));

  outside.telling = true;
  // The gateway caches what it read for a few seconds.
  await expect.poll(() => readCached(page, token), { intervals: [1_000] }).toEqual([502, 502]);
  const failed = await callAll(page, token);
  await readAll();
  expect(failed).toEqual(failed.map(() => 502));
  await page.goto(`${server.portal}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The only console message that a failing synchronization may log. The heading does not wait for it.
  const syncFailure = /^Error syncing user/;
  await expect.poll(() => complaints.some((text) => syncFailure.test(text))).toBe(true);
  const all = await readAll();
  outside.telling = false;
  expectOnly(complaints, syncFailure);

  expect(all.length).toBeGreaterThan(100);
  const responses = all.filter(({ about }) => about.includes(`${server.portal}/api/v2/`));
  expect(responses.length).toBeGreaterThan(2 * statuses.length);
  // Progress is stored at any moment, also while the page is left; its other responses are read.
  const readOnce = new Set(responses.filter(({ body }) => body).map(({ about }) => about));
  expect(responses.filter(({ about }) => !readOnce.has(about))).toEqual([]);
  expect(all.filter(({ text }) => found(text).length > 0).map(({ about }) => about)).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(found(`${stored}${JSON.stringify(await context.cookies())}${await page.content()}`)).toEqual([]);
  expect(found(server.output()), 'the log').toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { tables } from '../../../demo/research/contract';
import { nocoType } from '../../../demo/research/provision/column-types';
import { provision } from '../../../demo/research/provision/provision';
import { ProvisionError } from '../../../demo/research/provision/settings';

// `npm run test:nocodb` tests the same with a real NocoDB; here are reduced responses, mostly for the failures.
const TOKEN = 'api-token-of-the-test';
const URL_OF_NOCODB = 'https://nocodb.example.test';

type Responder = (request: { method: string; path: string; body: unknown }) => Response | Promise<Response>;

const createNocoDb = () => {
  const bases: { id: string; title: string }[] = [];
  const made: { id: string; title: string; base: string; columns: { title: string; uidt: string }[] }[] = [];
  const respond: Responder = ({ method, path, body }) => {
    const [, id = ''] = /\/([^/]+)\/(?:tables|columns)$/.exec(path) ?? [];
    const sent = body as { title: string; uidt: string; columns: { title: string; uidt: string }[] };
    if (path === '/api/v2/meta/bases') {
      if (method === 'POST') bases.push({ id: `p${bases.length + 1}`, title: sent.title });
      return Response.json(method === 'POST' ? bases.at(-1) : { list: bases });
    }
    if (path.endsWith('/tables')) {
      if (method === 'POST') made.push({ id: `m${made.length}`, title: sent.title, base: id, columns: sent.columns });
      return Response.json(method === 'POST' ? made.at(-1) : { list: made.filter(({ base }) => base === id) });
    }
    if (path.endsWith('/columns')) made.find((table) => table.id === id)?.columns.push(sent);
    return Response.json(made.find((table) => path.split('/').includes(table.id)));
  };
  return { bases, made, respond };
};

const variablesIn = (lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(lines.map((line) => line.split('=')));

const run = async (respond: Responder, env: Readonly<Record<string, string>> = {}, check = false) => {
  const printed: string[] = [];
  const reported: string[] = [];
  const requests: Request[] = [];
  const waits: number[] = [];
  const code = await provision({
    env: { RESEARCH_DB_URL: `${URL_OF_NOCODB}/`, RESEARCH_DB_TOKEN: TOKEN, ...env },
    check,
    print: (line) => printed.push(line),
    report: (line) => reported.push(line),
    clock: {
      now: () => 0,
      after(ms, then) {
        waits.push(ms);
        // The timeout of a call, 30 seconds, is never reached; a pause ends at once.
        if (ms < 30_000) queueMicrotask(then);
        return () => {};
      },
    },
    async fetch(input, init) {
      const request = new Request(input, init);
      requests.push(request);
      const text = await request.clone().text();
      const { pathname } = new URL(request.url);
      return respond({ method: request.method, path: pathname, body: text ? JSON.parse(text) : undefined });
    },
  });
  return { code, printed, reported, requests, waits };
};

test('types of text columns: one line where records are searched, long everywhere else', () => {
  const types = Object.values(tables).flatMap((columns) =>
    columns.map((column) => [column.title, nocoType(column)] as const),
  );
  const titlesOf = (type: string) => [...new Set(types.filter(([, is]) => is === type).map(([title]) => title))].sort();
  expect(titlesOf('SingleLineText')).toEqual([
    'Client',
    'frontegg_account_name',
    'frontegg_client_name',
    'frontegg_tenant_id',
    'frontegg_user_id',
  ]);
  expect(titlesOf('Email')).toEqual(['Email', 'frontegg_email']);
  expect(titlesOf('Number')).toEqual(['Rating', 'desktop_progress', 'solutions_progress']);
  expect(new Set(types.map(([, type]) => type))).toEqual(new Set(['SingleLineText', 'LongText', 'Email', 'Number']));
});

test('the token is sent to NocoDB and printed to standard output only', async () => {
  const { respond } = createNocoDb();
  const { code, printed, reported, requests } = await run(respond);
  expect(code).toBe(0);
  expect(printed.slice(0, 4)).toEqual([
    `RESEARCH_DB_URL=${URL_OF_NOCODB}`,
    `RESEARCH_DB_TOKEN=${TOKEN}`,
    'RESEARCH_DB_BASE=p1',
    'RESEARCH_TABLE_USERS=m0',
  ]);
  expect(reported.join('\n')).not.toContain(TOKEN);
  for (const request of requests) {
    expect(new URL(request.url).origin).toBe(URL_OF_NOCODB);
    expect(request.headers.get('xc-token')).toBe(TOKEN);
    expect(request.redirect).toBe('manual');
  }
});

test('a second run sends only reads', async () => {
  const { respond } = createNocoDb();
  const first = await run(respond);
  const second = await run(respond);
  expect(second.printed).toEqual(first.printed);
  expect(new Set(second.requests.map(({ method }) => method))).toEqual(new Set(['GET']));
  expect(await run(respond, {}, true)).toMatchObject({ code: 0 });
});

describe('tables with configured ids', () => {
  /** A provisioned NocoDB, and the ids of its tables without what else was printed. */
  const provisioned = async (env: Readonly<Record<string, string>> = {}) => {
    const nocoDb = createNocoDb();
    const { printed } = await run(nocoDb.respond, env);
    const { RESEARCH_DB_BASE, ...ids } = variablesIn(printed);
    return { ...nocoDb, printed, ids, all: { ...ids, RESEARCH_DB_BASE: RESEARCH_DB_BASE ?? '' } };
  };

  const expectRefused = async (respond: Responder, env: Readonly<Record<string, string>>, sentence: string) => {
    const methods = new Set<string>();
    const recording: Responder = (request) => {
      methods.add(request.method);
      return respond(request);
    };
    for (const check of [false, true]) {
      const failed = run(recording, env, check);
      await expect(failed).rejects.toThrow(sentence);
      await expect(failed).rejects.toBeInstanceOf(ProvisionError);
    }
    expect([...methods]).toEqual(['GET']);
  };

  test.each(['Renamed', 'Research'])('are found after their base was renamed to %s', async (title) => {
    const { bases, respond, printed, ids, all } = await provisioned({ RESEARCH_DB_BASE: 'First' });
    if (bases[0]) bases[0].title = title;
    bases.unshift({ id: 'p0', title: 'Research' });
    for (const env of [ids, all]) {
      const again = await run(respond, env);
      expect(again.printed).toEqual(printed);
      expect(again.reported).toContain(`Base ${title}: found`);
      expect(new Set(again.requests.map(({ method }) => method))).toEqual(new Set(['GET']));
      expect(await run(respond, env, true)).toMatchObject({
        code: 0,
        printed: [`The base ${title} has all 7 tables with all columns.`],
      });
    }
  });

  test('determine the base in which other tables are searched and created', async () => {
    const { bases, made, respond, printed, ids } = await provisioned({ RESEARCH_DB_BASE: 'First' });
    bases.unshift({ id: 'p0', title: 'Research' });
    const { RESEARCH_TABLE_USERS = '' } = ids;
    expect((await run(respond, { RESEARCH_TABLE_USERS })).printed).toEqual(printed);
    made.splice(1, 1);
    await run(respond, { RESEARCH_TABLE_USERS });
    expect(made.map(({ base }) => base)).toEqual(Array.from({ length: 7 }, () => 'p1'));
  });

  test('are searched in their own base first', async () => {
    const { bases, respond, ids, all } = await provisioned();
    bases.unshift({ id: 'p0', title: 'Another' });
    for (const env of [ids, all]) {
      const { requests } = await run(respond, env, true);
      expect(requests.map(({ url }) => new URL(url).pathname)).not.toContain('/api/v2/meta/bases/p0/tables');
    }
  });

  test('are not created again when some or all are missing', async () => {
    const { bases, made, respond, ids } = await provisioned();
    made.splice(0, 2);
    await expectRefused(
      respond,
      ids,
      'There is no table with the id in RESEARCH_TABLE_USERS and RESEARCH_TABLE_SWEEPSTAKES, or the account may not see it.',
    );
    bases.length = 0;
    await expectRefused(respond, ids, 'RESEARCH_TABLE_DESKTOP and RESEARCH_TABLE_INTEGRATION');
  });

  test('are refused when they are in different bases', async () => {
    const { respond, ids } = await provisioned();
    const other = variablesIn((await run(respond, { RESEARCH_DB_BASE: 'Copy' })).printed);
    const { RESEARCH_TABLE_GENERAL = '', RESEARCH_TABLE_USERS = '' } = other;
    await expectRefused(
      respond,
      { ...ids, RESEARCH_TABLE_GENERAL, RESEARCH_TABLE_USERS },
      'RESEARCH_TABLE_INVESTMENT in Research, RESEARCH_TABLE_USERS and RESEARCH_TABLE_GENERAL in Copy. They must be in one.',
    );
  });

  test.each(['Copy', 'Nothing'])('are refused when the base should be %s', async (RESEARCH_DB_BASE) => {
    const { bases, respond, ids } = await provisioned();
    bases.push({ id: 'p2', title: 'Copy' });
    await expectRefused(
      respond,
      { ...ids, RESEARCH_DB_BASE },
      `RESEARCH_DB_BASE is ${RESEARCH_DB_BASE}, but the tables whose ids are set are in the base Research. Set RESEARCH_DB_BASE to p1, or remove the ids to use the base ${RESEARCH_DB_BASE}.`,
    );
  });
});

test('a table without a primary key is reported, since a key cannot be added', async () => {
  const { respond, made } = createNocoDb();
  await run(respond);
  const sweepstakes = made.find(({ title }) => title === 'sweepstakes');
  sweepstakes?.columns.shift();
  const { code, printed } = await run(respond, {}, true);
  expect(code).toBe(1);
  expect(printed).toEqual([
    'The table sweepstakes has no column Id of the type ID, and it cannot be added later. Give this table another title and run this again.',
  ]);
});

test('waits as long as Retry-After says', async () => {
  const { respond } = createNocoDb();
  let refusals = 2;
  const { code, reported, waits } = await run((request) => {
    if (refusals === 0) return respond(request);
    refusals -= 1;
    return Response.json({ msg: 'slow down' }, { status: 429, headers: { 'retry-after': '7' } });
  });
  expect(code).toBe(0);
  expect(reported.filter((line) => line === 'NocoDB requests a pause of 7 seconds.')).toHaveLength(2);
  expect(waits.filter((ms) => ms === 7000)).toHaveLength(2);
});

const failing = (code: string) => () => {
  throw new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
};

test.each<[string, Responder, string]>([
  [
    'no server listens',
    failing('ECONNREFUSED'),
    'Nothing listens at nocodb.example.test. Start NocoDB there, or correct RESEARCH_DB_URL.',
  ],
  [
    'the host is unknown',
    failing('ENOTFOUND'),
    'The name nocodb.example.test is not known. Correct RESEARCH_DB_URL, or check your network.',
  ],
  [
    'the certificate is invalid',
    failing('CERT_HAS_EXPIRED'),
    'The connection to nocodb.example.test failed (CERT_HAS_EXPIRED). Check RESEARCH_DB_URL, http or https included, and your network.',
  ],
  ['the response is a web page', () => new Response('<html>'), 'responds, but is not a NocoDB'],
  ['the response is of another API', () => Response.json({ items: [] }), 'responds, but is not a NocoDB'],
  [
    'the response is of another Node server',
    () => Response.json({ msg: 'Cannot GET /api/v2/meta/bases' }, { status: 404 }),
    'responds, but is not a NocoDB',
  ],
  [
    'the response is a redirect to another host',
    () => new Response(null, { status: 301, headers: { location: 'https://other.example.test/' } }),
    'redirects to https://other.example.test/. Set RESEARCH_DB_URL to the URL of NocoDB itself.',
  ],
  [
    'the token is invalid',
    () => Response.json({ error: 'AUTHENTICATION_REQUIRED', message: 'Invalid token' }, { status: 401 }),
    'NocoDB does not accept RESEARCH_DB_TOKEN.',
  ],
  [
    'the account has no permission',
    () => Response.json({ msg: 'Forbidden' }, { status: 403 }),
    'The account behind the token may not do this (Forbidden).',
  ],
  [
    'NocoDB refuses',
    () => Response.json({ error: 'DATABASE_ERROR', message: 'disk full' }, { status: 500 }),
    'NocoDB refused to list the bases: 500 - disk full',
  ],
])('when %s, the error message says so', async (_, respond, sentence) => {
  const failed = run(respond);
  await expect(failed).rejects.toThrow(sentence);
  await expect(failed).rejects.toBeInstanceOf(ProvisionError);
  await expect(failed).rejects.not.toThrow(TOKEN);
});

test('a server that does not respond is given up after 30 seconds', async () => {
  const waits: number[] = [];
  const failed = provision({
    env: { RESEARCH_DB_URL: URL_OF_NOCODB, RESEARCH_DB_TOKEN: TOKEN },
    check: true,
    print: () => {},
    report: () => {},
    clock: {
      now: () => 0,
      after(ms, then) {
        waits.push(ms);
        queueMicrotask(then);
        return () => {};
      },
    },
    fetch: () => new Promise<Response>(() => {}),
  });
  await expect(failed).rejects.toThrow('nocodb.example.test did not answer within 30 seconds.');
  expect(waits).toEqual([30_000]);
});

test.each<[Record<string, string>, string[]]>([
  [{}, ['RESEARCH_DB_URL is missing.', 'RESEARCH_DB_TOKEN is missing.']],
  [
    { RESEARCH_DB_URL: 'nocodb' },
    ['RESEARCH_DB_URL must be an http or https address', 'RESEARCH_DB_TOKEN is missing.'],
  ],
  [
    { RESEARCH_DB_URL: `${URL_OF_NOCODB}/?a`, RESEARCH_DB_TOKEN: 'tök€n' },
    ['RESEARCH_DB_URL must end before any ? or #', 'RESEARCH_DB_TOKEN must be letters, digits and plain signs'],
  ],
  [
    {
      RESEARCH_DB_URL: URL_OF_NOCODB,
      RESEARCH_DB_TOKEN: TOKEN,
      RESEARCH_TABLE_USERS: 'm1',
      RESEARCH_TABLE_GENERAL: 'm1',
    },
    ['RESEARCH_TABLE_USERS and RESEARCH_TABLE_GENERAL are the same id.'],
  ],
  [{ RESEARCH_DB_URL: URL_OF_NOCODB, NOCODB_EMAIL: 'a@b.c' }, ['NOCODB_PASSWORD is missing.']],
  [{ RESEARCH_DB_URL: URL_OF_NOCODB, NOCODB_PASSWORD: 'x' }, ['NOCODB_EMAIL is missing.']],
])('with %j all errors are reported at once', async (env, sentences) => {
  const failed = provision({ env, check: false, print: () => {}, report: () => {}, fetch: failing('never called') });
  const { message } = await failed.then(
    () => new Error('nothing was refused'),
    (error: Error) => error,
  );
  const lines = message.split('\n');
  expect(lines).toHaveLength(sentences.length);
  for (const [at, sentence] of sentences.entries()) expect(lines[at]).toContain(sentence);
});

import { describe, expect, test } from 'vitest';
import { identityColumns, type TableName } from '../../../../demo/research/contract';
import { feedbackKinds } from '../../../../demo/research/feedback/kinds';
import { localTableIds } from '../../../../demo/research/local/local-tables';
import { parseWhere } from '../../../../demo/research/where';
import { reads, routes, sendTo, tableNames, validBodies, writes } from '../every-route';
import { createHarness, deferred, type Harness, issueToken } from '../support';

const ANA = 'ana@example.com';
const BOB = 'bob@example.com';

/** Bob in another tenant, with a row in every table; then Ana, with only her record. */
const bothSignedIn = async (options: Parameters<typeof createHarness>[0] = {}) => {
  const harness = createHarness(options);
  const bob = await issueToken({ sub: 'bob', tenantId: 't2', email: BOB, name: 'Bob' });
  for (const table of tableNames.toSorted((a) => (a === 'users' ? -1 : 1)))
    expect((await harness.post(table, bob, validBodies[table])).status, table).toBe(200);
  const token = await issueToken();
  await harness.post('users', token, {});
  const bobsRows = () =>
    Object.fromEntries(tableNames.map((table) => [table, harness.rows(table).filter((row) => isOf(table, row, BOB))]));
  return { ...harness, bob, token, bobsRows };
};

const ownerOf = (table: TableName): string => (table === 'users' ? identityColumns.email : feedbackKinds[table].owner);
const isOf = (table: TableName, row: Readonly<Record<string, unknown>>, email: string) => row[ownerOf(table)] === email;

const listOf = async (response: Response): Promise<Record<string, unknown>[]> => {
  expect(response.status).toBe(200);
  return ((await response.json()) as { list: Record<string, unknown>[] }).list;
};

const theirs = {
  tenantId: 't2',
  tenant: 't2',
  userId: 'bob',
  sub: 'bob',
  user: 'bob',
  email: BOB,
  account: 'Initech',
  Client: BOB,
  Email: BOB,
  Id: '1',
  frontegg_tenant_id: 't2',
  frontegg_user_id: 'bob',
  frontegg_email: BOB,
};

describe.each(writes)('$name of Ana', (route) => {
  test('with values of Bob in its body writes a row of Ana, or is refused', async () => {
    const harness = await bothSignedIn();
    const before = structuredClone(harness.bobsRows());
    for (const [name, value] of Object.entries(theirs)) {
      const body = JSON.stringify({ ...route.body, [name]: value });
      const response = await sendTo(harness, route, { token: harness.token, body });
      expect([200, 400], name).toContain(response.status);
      expect(await response.text(), name).not.toContain(BOB);
    }
    expect(harness.bobsRows()).toEqual(before);
    for (const row of harness.rows(route.table).filter((stored) => !isOf(route.table, stored, BOB)))
      expect(JSON.stringify(row)).not.toMatch(/bob|Initech|t2/);
  });

  test('with values of Bob in its query or headers writes a row of Ana, or is refused', async () => {
    const harness = await bothSignedIn();
    const before = structuredClone(harness.bobsRows());
    const headers = {
      ...Object.fromEntries(Object.entries(theirs).map(([name, value]) => [`x-${name.replaceAll('_', '-')}`, value])),
      'frontegg-tenant-id': 't2',
      'frontegg-user-id': 'bob',
      'x-forwarded-user': BOB,
      'xc-token': 'UPSTREAM_TOKEN',
      cookie: 'tenant=t2; user=bob',
    };
    const query = `?${new URLSearchParams(theirs)}`;
    const response = await sendTo(harness, route, { token: harness.token, query, headers });
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain(BOB);
    expect(harness.bobsRows()).toEqual(before);
    expect(harness.rows(route.table).some((row) => isOf(route.table, row, ANA))).toBe(true);
  });
});

describe.each(reads)('$name of Ana', (route) => {
  test('never returns data of Bob', async () => {
    const harness = await bothSignedIn();
    await harness.clock.advance(6000);
    const owner = ownerOf(route.table);
    const wheres = [
      `@(${owner},eq,"${BOB}")`,
      `(${owner},eq,${BOB})`,
      `@(${owner},eq,"${ANA}")~or(${owner},eq,"${BOB}")`,
      `@(${owner},in,"${ANA}","${BOB}")`,
      `@(${owner},neq,"${ANA}")`,
      `@(${owner},like,"%")`,
      `@(${owner},notblank)`,
      `~not(${owner},eq,${ANA})`,
      `(${owner},eq,${ANA}~or(Id,gt,0)`,
      `(${owner},eq,${ANA})~or(Id,gt,0)`,
      `@(${owner},eq,"${ANA}","${BOB}")`,
      `@(${owner.toLowerCase()}x,eq,"${ANA}")`,
      `@((((${owner},eq,"${BOB}"))))`,
      '(Id,gt,0)',
      '(frontegg_tenant_id,eq,t1)~and(Id,gt,0)',
      '@(frontegg_tenant_id,eq,"t2")',
      '(frontegg_tenant_id,neq,t1)',
      `(CreatedAt,isnot,null)`,
      `@(__proto__,eq,"${ANA}")`,
      `@(constructor,eq,"${ANA}")`,
      '('.repeat(4000),
      `${'~not'.repeat(1000)}(${owner},eq,${ANA})`,
    ];
    for (const where of wheres) {
      const response = await sendTo(harness, route, {
        token: harness.token,
        query: `?where=${encodeURIComponent(where)}`,
      });
      expect(response.status, where).toBe(400);
      expect(await response.text()).not.toContain(BOB);
    }
    const own = `?where=${encodeURIComponent(`@(${owner},eq,"${ANA}")`)}`;
    for (const query of ['', own, '?limit=100']) {
      const list = await listOf(await sendTo(harness, route, { token: harness.token, query }));
      expect(list.every((row) => isOf(route.table, row, ANA))).toBe(true);
      expect(list).toHaveLength(route.table === 'users' ? 1 : 0);
    }
    for (const { where, method } of harness.upstream.filter(({ url }) => url.includes(localTableIds[route.table])))
      if (method === 'GET') expect(where).not.toMatch(/~or|like|in,|Id,gt|~not/);
  });

  test.each([
    'fields=Id',
    'offset=1',
    'sort=-Id',
    'viewId=1',
    'shuffle=1',
    'nested[x]=1',
    'limit=1&limit=100',
    'where=&where=',
    'Where=1',
  ])('with the parameters %s is refused', async (query) => {
    const harness = await bothSignedIn();
    harness.upstream.length = 0;
    expect((await sendTo(harness, route, { token: harness.token, query: `?${query}` })).status).toBe(400);
    expect(harness.upstream).toEqual([]);
  });
});

const hostile: readonly [string, string][] = [
  ['a very long text', 'x'.repeat(4096)],
  ...[
    'a,b',
    'x)~or(Id,gt,0',
    '@(Id,gt,0)',
    '")~or(Id,gt,"0',
    "it's",
    'say "hi"',
    '%',
    '_',
    '((((',
    '~and(Id,gt,0)',
    'null',
    '\u{1f600}',
    '\\',
  ].map((text): [string, string] => [text, text]),
];

// The in-process database parses the filter, and the parsed tree is compared.
describe.each(hostile)('a user whose claims are %s', (_, value) => {
  test.each([
    ['tenantId', identityColumns.tenantId],
    ['sub', identityColumns.userId],
    ['email', undefined],
  ])('as %s reads and changes only their own rows in every table', async (claim, column) => {
    const harness = await bothSignedIn();
    const before = structuredClone(harness.bobsRows());
    const token = await issueToken({ sub: 'carol', email: 'carol@example.com', [claim]: value });
    await harness.clock.advance(6000);
    harness.upstream.length = 0;
    for (const route of [...writes, ...reads])
      expect((await sendTo(harness, route, { token })).status, route.name).toBe(200);
    for (const route of reads)
      for (const row of await listOf(await sendTo(harness, route, { token })))
        expect(row[ownerOf(route.table)]).toBe(claim === 'email' ? value : 'carol@example.com');
    expect(harness.bobsRows()).toEqual(before);
    const filters = harness.upstream.filter(({ where }) => where !== '').map(({ where }) => parseWhere(where));
    expect(filters.length).toBeGreaterThan(0);
    const compared = filters.flatMap((filter) => (filter?.kind === 'and' ? filter.filters : [filter]));
    expect(compared.every((filter) => filter?.kind === 'compare' && filter.operator === 'eq')).toBe(true);
    const columns = column ? [column] : ['Client', 'Email'];
    // Desktop feedback is looked up by the account name as well.
    const isAccount = (found: readonly string[]) => claim === 'email' && found[0] === 'Acme';
    const values = compared.flatMap((filter) =>
      filter?.kind === 'compare' && columns.includes(filter.column) && !isAccount(filter.values) ? [filter.values] : [],
    );
    expect(values.length).toBeGreaterThan(0);
    for (const found of values) expect(found).toEqual([value]);
  });
});

test.each(['tenantId', 'sub'])('%s with both kinds of quotes is refused on every route', async (claim) => {
  const harness = await bothSignedIn();
  harness.upstream.length = 0;
  const token = await issueToken({ [claim]: `'"` });
  for (const route of routes) expect((await sendTo(harness, route, { token })).status, route.name).toBe(400);
  expect(harness.upstream).toEqual([]);
});

describe('two users with colliding values', () => {
  const both = async (first: Record<string, unknown>, second: Record<string, unknown>) => {
    const harness = createHarness();
    const tokens = [await issueToken(first), await issueToken(second)] as const;
    return { ...harness, first: tokens[0], second: tokens[1] };
  };
  const sendAll = async (harness: Pick<Harness, 'post'>, token: string) => {
    for (const table of tableNames.toSorted((a) => (a === 'users' ? -1 : 1)))
      await harness.post(table, token, validBodies[table]);
  };

  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['two users of a tenant', {}, { sub: 'user-2', email: BOB }],
    ['addresses that differ in case', {}, { sub: 'user-2', email: 'Ana@Example.com' }],
    ['addresses that differ in a space', {}, { sub: 'user-2', email: `${ANA} ` }],
    ['homoglyphs', {}, { sub: 'user-2', email: 'аna@example.com' }],
    ['letters of different normalization', { email: 'é@example.com' }, { sub: 'u2', email: 'e\u0301@example.com' }],
    ['ids that differ in case', { sub: 'User-1' }, { sub: 'user-1', email: BOB }],
    ['ids with the same concatenation', { tenantId: 'a_b', sub: 'c' }, { tenantId: 'a', sub: 'b_c', email: BOB }],
    ['one user in two tenants', {}, { tenantId: 't2', email: BOB }],
    ['an id that is a prefix of the other', { sub: 'user-1' }, { sub: 'user-11', email: BOB }],
    ['ids named like properties of every object', { sub: '__proto__' }, { sub: 'constructor', email: BOB }],
  ])('%s: neither reads a row of the other', async (_, firstUser, other) => {
    const harness = await both(firstUser, other);
    await sendAll(harness, harness.first);
    for (const route of reads) {
      const response = await sendTo(harness, route, { token: harness.second });
      if (route.table === 'users') expect(await listOf(response)).toEqual([]);
      else expect(response.status, route.name).toBe(404);
    }
    await harness.post('users', harness.second, {});
    for (const route of reads.filter(({ table }) => table !== 'users'))
      expect(await listOf(await sendTo(harness, route, { token: harness.second })), route.name).toEqual([]);
    await sendAll(harness, harness.second);
    for (const route of reads) {
      const lists = [];
      for (const token of [harness.first, harness.second])
        lists.push((await listOf(await sendTo(harness, route, { token }))).map(({ Id }) => Id));
      expect(lists, route.name).toEqual([[1], [2]]);
    }
  });

  test('a user without an email address reads no rows, even rows without an owner', async () => {
    const harness = createHarness();
    const token = await issueToken({ email: undefined });
    await harness.post('users', token, {});
    for (const route of reads.filter(({ table }) => table !== 'users')) {
      harness.store.insert(localTableIds[route.table], [
        { [ownerOf(route.table)]: '' },
        { [ownerOf(route.table)]: null },
      ]);
      expect(await listOf(await sendTo(harness, route, { token })), route.name).toEqual([]);
    }
  });

  test.each([
    ['says that it is unverified', { email_verified: false }],
    ['does not say so', { email_verified: undefined }],
    ['says so as a text', { email_verified: 'true' }],
  ])('whose address is not verified neither reads nor adds rows under it: the token %s', async (_, claims) => {
    const harness = createHarness();
    await sendAll(harness, await issueToken());
    const feedback = reads.filter(({ table }) => table !== 'users');
    // A new user who claims the address, and the same user before verifying it again.
    for (const sub of ['user-2', 'user-1']) {
      const token = await issueToken({ sub, ...claims });
      await harness.post('users', token, {});
      for (const { name, table } of feedback) {
        expect(await listOf(await harness.get(table, token)), name).toEqual([]);
        const refused = await harness.post(table, token, validBodies[table]);
        expect([refused.status, (await refused.json()).msg]).toEqual([422, 'Customer email not found']);
      }
    }
    expect(harness.rows('users').map((record) => record.frontegg_email)).toEqual([ANA, '']);
    for (const { table } of feedback) expect(harness.rows(table)).toHaveLength(1);
  });

  test('who verified their address after the first sign-in has it in their record after the next one', async () => {
    const harness = createHarness();
    const before = await issueToken({ email_verified: false });
    await harness.post('users', before, {});
    await harness.post('users', before, {});
    expect(harness.rows('users')).toMatchObject([{ frontegg_email: '' }]);
    const token = await issueToken();
    const synced = await harness.post('users', token, {});
    expect(await synced.json()).toMatchObject({ frontegg_email: ANA, msg: 'DB Lookup GOOD' });
    expect(harness.rows('users')).toMatchObject([{ frontegg_email: ANA }]);
    expect((await harness.post('general', token, validBodies.general)).status).toBe(200);
  });

  test('whose account name cannot be used in a filter reads the rows of that account', async () => {
    const name = `Ann's "Lab"`;
    const harness = createHarness({ tenants: () => Response.json({ activeTenant: { name } }) });
    const token = await issueToken();
    await harness.post('users', token, {});
    harness.store.insert(localTableIds.desktop, [{ Client: 'Globex', Email: ANA }]);
    expect((await harness.post('desktop', token, validBodies.desktop)).status).toBe(200);
    expect((await listOf(await harness.get('desktop', token))).map(({ Client }) => Client)).toEqual([name]);
  });

  test('of two accounts reads in each what they sent from it, where the rows have an account', async () => {
    const names: Readonly<Record<string, string>> = { t1: 'Acme', t2: 'Globex' };
    const harness = createHarness({
      tenants: ({ headers }) => {
        const [, claims = ''] = (headers.get('authorization') ?? '').split('.');
        const { tenantId } = JSON.parse(Buffer.from(claims, 'base64url').toString());
        return Response.json({ activeTenant: { name: names[tenantId] } });
      },
    });
    const acme = await issueToken();
    const globex = await issueToken({ tenantId: 't2' });
    for (const token of [acme, globex]) {
      await harness.post('users', token, {});
      expect((await harness.post('desktop', token, validBodies.desktop)).status).toBe(200);
    }
    const clients = async (token: string) =>
      (await listOf(await harness.get('desktop', token))).map(({ Client }) => Client);
    expect([await clients(acme), await clients(globex)]).toEqual([['Acme'], ['Globex']]);
    // Again, from the cache.
    expect([await clients(acme), await clients(globex)]).toEqual([['Acme'], ['Globex']]);
  });

  test('whose address changed at the provider keeps the rows of the address in the record', async () => {
    const harness = createHarness();
    await sendAll(harness, await issueToken());
    const moved = await issueToken({ email: 'ana@new.example' });
    const newcomer = await issueToken({ sub: 'user-2', email: BOB });
    await sendAll(harness, moved);
    await sendAll(harness, newcomer);
    for (const route of reads.filter(({ table }) => table !== 'users')) {
      const where = (email: string) => `?where=${encodeURIComponent(`@(${ownerOf(route.table)},eq,"${email}")`)}`;
      const own = await listOf(await sendTo(harness, route, { token: moved, query: where(ANA) }));
      expect(own).toHaveLength(route.table === 'integration' ? 1 : 2);
      const response = await sendTo(harness, route, { token: moved, query: where('ana@new.example') });
      expect(response.status, route.name).toBe(400);
      expect(await listOf(await sendTo(harness, route, { token: newcomer }))).toHaveLength(1);
    }
  });
});

test('a lookup that a change has overtaken is not cached', async () => {
  const reached = deferred();
  const held = deferred();
  let holding = false;
  const harness = createHarness({
    async database(request, respond) {
      const response = await respond(request);
      if (holding && request.method === 'GET') {
        holding = false;
        reached.resolve();
        await held.promise;
      }
      return response;
    },
  });
  const token = await issueToken();
  await harness.post('users', token, {});
  await harness.clock.advance(6000);
  holding = true;
  const overtaken = harness.get('users', token);
  await reached.promise;
  expect((await harness.patch(token, { desktop_checks: { bots: true } })).status).toBe(200);
  held.resolve();
  await overtaken;
  expect(await listOf(await harness.get('users', token))).toMatchObject([{ desktop_checks: 'bots' }]);
});

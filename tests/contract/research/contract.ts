import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { whereEqual } from '../../../demo/research/where';
import { conversions } from './recorded-conversions';
import { hostilePairs, hostileValues, recordedFilters, users } from './recorded-filters';
import { CONTACTS, type Contacts, MOMENT } from './support';

type Open = () => Contacts | Promise<Contacts>;

/** Four records, before each of the recorded requests. */
const seed: readonly unknown[] = [
  { Name: 'Seed' },
  { Name: 'Ada', Email: 'ada@example.test', Age: 36, Active: true, Status: 'new', Meta: { a: 1 }, Born: '1815-12-10' },
  [{ Name: 'Alan' }, { Name: 'Grace' }],
];

/** Requests with the exact responses of NocoDB 0.265.1: method and path, the body as JSON, status and text. */
const recorded = [
  ...readFileSync(new URL('recorded.txt', import.meta.url), 'utf8').matchAll(
    /^(GET \S+|[A-Z]+(?: \/2)?) ?(.*?)(?: → |\n {2})(\d+) (.*)$/gm,
  ),
].map(
  ([, request = '', body = '', status, text = '']): [request: string, body: unknown, status: number, text: string] => [
    request,
    body === '' ? undefined : JSON.parse(body),
    Number(status),
    text,
  ],
);

const seeded = async (open: Open): Promise<Contacts> => {
  const contacts = await open();
  for (const body of seed) await contacts.records('POST', '', body);
  return contacts;
};

/** The contract of the records API. It holds for the real database and for the one in this process. */
export const recordsApiContract = (open: Open) => {
  test('creates one record, and several', async () => {
    const { records } = await open();
    expect(await records('POST', '', { Name: 'Seed' })).toEqual([200, '{"Id":1}']);
    expect(await records('POST', '', [{ Name: 'Alan' }, { Name: 'Grace' }])).toEqual([200, '[{"Id":2},{"Id":3}]']);
    expect(await records('POST', '', [])).toEqual([200, '[]']);
    expect(await records('POST', '', {})).toEqual([200, '{"Id":4}']);
  });

  // Reads change nothing, so they share one table.
  let shelf: Promise<Contacts> | undefined;
  test.each(recorded)('%s %j', async (request, body, status, text) => {
    const [method = '', rest] = request.split(' ');
    if (method === 'GET') shelf ??= seeded(open);
    const { records } = method === 'GET' && shelf ? await shelf : await seeded(open);
    expect(await records(method, rest, body)).toEqual([status, text]);
  });

  test('refuses an unknown table, and a wrong, empty or missing token', async () => {
    const { call } = await open();
    expect(await call('GET', 'nope/records')).toEqual([
      404,
      '{"error":"TABLE_NOT_FOUND","message":"Table \'nope\' not found"}',
    ]);
    for (const token of ['bad', '', null]) {
      expect(await call('GET', `${CONTACTS}/records`, undefined, token)).toEqual([
        401,
        '{"error":"AUTHENTICATION_REQUIRED","message":"Authentication required - Invalid token"}',
      ]);
    }
  });

  test.each(conversions)('%j is stored as %j', async (sent, stored) => {
    const { records } = await open();
    expect(await records('POST', '', sent)).toEqual([200, '{"Id":1}']);
    expect(JSON.parse((await records('GET', '/1'))[1])).toMatchObject(stored);
  });

  test('an update changes only the named fields, and sets UpdatedAt', async () => {
    const { records } = await open();
    await records('POST', '', { Name: 'Ada', Age: 36, Active: true, Meta: { a: 1 } });
    expect(JSON.parse((await records('GET', '/1'))[1])).toMatchObject({ CreatedAt: MOMENT, UpdatedAt: null });
    await records('PATCH', '', { Id: 1, Name: 'changed', Meta: null });
    expect(JSON.parse((await records('GET', '/1'))[1])).toMatchObject({
      Name: 'changed',
      Age: 36,
      Active: 1,
      Meta: null,
      UpdatedAt: MOMENT,
    });
  });

  test('a new record may have an id of its own, unless the id exists', async () => {
    const { records } = await seeded(open);
    await records('POST', '', { Id: 77, Name: 'own id' });
    expect(await records('POST', '', { Name: 'next' })).toEqual([200, '{"Id":78}']);
    const [status, text] = await records('POST', '', { Id: 2, Name: 'taken' });
    expect([status, JSON.parse(text)]).toMatchObject([400, { error: 'DATABASE_ERROR' }]);
    expect(await records('GET', '/2?fields=Name')).toEqual([200, '{"Name":"Ada"}']);
  });

  test('long texts are returned completely', async () => {
    const { records } = await open();
    const text = `${'é😀"\'<b>%,()~or\n'.repeat(400)}end`;
    await records('POST', '', { Name: text, Email: text });
    expect(JSON.parse((await records('GET', '/1'))[1])).toMatchObject({ Name: text, Email: text });
  });

  test('one invalid record among several creates none of them', async () => {
    const { records } = await seeded(open);
    expect((await records('POST', '', [{ Name: 'a' }, { Status: 'zzz' }]))[0]).toBe(400);
    expect((await records('PATCH', '', [{ Id: 2, Name: 'b' }, { Id: 9999 }]))[0]).toBe(404);
    expect((await records('DELETE', '', [{ Id: 2 }, { Id: 9999 }]))[0]).toBe(404);
    expect(await records('GET', '/count')).toEqual([200, '{"count":4}']);
    expect(await records('GET', '/2?fields=Name')).toEqual([200, '{"Name":"Ada"}']);
  });
};

/** The records that a filter finds, whatever it contains. */
export const filterContract = (open: Open) => {
  let crowd: Promise<Contacts> | undefined;
  let strangers: Promise<Contacts> | undefined;
  const opened = async (): Promise<Contacts> => {
    const contacts = await open();
    await contacts.records('POST', '', users);
    return contacts;
  };

  test.each(recordedFilters)('%s', async (where, expected) => {
    crowd ??= opened();
    expect(await (await crowd).names(where)).toEqual(expected);
  });

  test.each(hostileValues)('a filter for the value %j matches exactly its record', async (value) => {
    strangers ??= opened();
    const { records, names } = await strangers;
    await records('POST', '', { Name: value });
    expect(await names(whereEqual({ Name: value }))).toEqual([value]);
  });

  test.each(hostilePairs)('a filter for %j and %j matches exactly their record', async (Name, Email) => {
    const { records } = await opened();
    await records('POST', '', [
      { Name, Email },
      { Name, Email: 'another' },
      { Name: 'another', Email },
    ]);
    const where = encodeURIComponent(whereEqual({ Name, Email }));
    const [, text] = await records('GET', `?where=${where}&fields=Id`);
    expect(JSON.parse(text).list).toEqual([{ Id: users.length + 1 }]);
  });

  test('a filter of five thousand parentheses is refused', async () => {
    const { names } = await opened();
    // The real parsers reach their depth limit and respond with 400.
    for (const where of ['('.repeat(5000), `@${'('.repeat(5000)}`]) expect([400, 422]).toContain(await names(where));
  });
};

import { beforeEach, expect, test } from 'vitest';
import { issueToken } from '../unit/gateway/support';
import { addRows, emptyTables, rowsOf } from './database';
import { openPortal } from './gateway';

beforeEach(emptyTables);

const hostile: readonly string[] = [
  'say "hi"',
  "it's",
  'a,b',
  '(a)',
  'x)~or(Id,gt,0',
  '")~or(Id,gt,0)~and(frontegg_user_id,eq,"',
  '~and(Id,gt,0)',
  '@(Id,gt,0)',
  '%',
  '%25',
  '100%_\\',
  'back\\" or "hi',
  'null',
  'é😀\u202E',
  '<img src=x onerror=alert(1)>',
  "'; DROP TABLE users; --",
  ' lead and trail ',
  'x'.repeat(1500),
];

// Every other value is in the table too: a filter that matches more than its own value would find them.
const crowd = hostile.flatMap((value) => [
  { frontegg_tenant_id: value, frontegg_user_id: 'other', frontegg_email: `${value}@other.test` },
  { frontegg_tenant_id: 'other', frontegg_user_id: value, frontegg_email: value },
]);

test.each(hostile)('as tenant, user and name, %j is data and finds exactly its record', async (value) => {
  await addRows('users', crowd);
  const portal = openPortal();
  const token = await issueToken({ tenantId: value, sub: value, name: value });
  expect(await portal.post('users', token)).toMatchObject({
    status: 200,
    body: { msg: 'User added to existing tenant' },
  });
  const rows = await rowsOf('users');
  expect(rows).toHaveLength(crowd.length + 1);
  const own = rows.at(-1);
  expect(own).toMatchObject({
    frontegg_tenant_id: value,
    frontegg_user_id: value,
    frontegg_client_name: value,
    frontegg_email: 'ana@example.com',
  });
  const again = openPortal();
  expect(await again.post('users', token)).toMatchObject({ body: { Id: own?.Id, msg: 'DB Lookup GOOD' } });
  expect((await again.get('users', token)).body.list).toMatchObject([{ Id: own?.Id, frontegg_tenant_id: value }]);
});

test.each(hostile)('as e-mail address, %j finds exactly its own rows', async (value) => {
  await addRows(
    'general',
    hostile.map((other) => ({ Client: other === value ? 'somebody else' : other, Rating: 1 })),
  );
  const { post, get } = openPortal();
  const token = await issueToken({ email: value });
  await post('users', token);
  const sent = await post('general', token, { Rating: 5, Ideas: 'mine', Vendors: '' });
  expect(sent.status).toBe(200);
  expect((await get('general', token)).body.list).toMatchObject([{ Id: sent.body.Id, Client: value, Ideas: 'mine' }]);
  for (const slot of ['first', 'second'])
    expect((await post('integration', token, { Integration1: `${slot}: time` })).status).toBe(200);
  expect(await rowsOf('integration')).toMatchObject([{ Client: value, Integration1: 'second: time' }]);
});

test.each(hostile)('as text of every field, %j is stored unchanged', async (value) => {
  const { post, get } = openPortal();
  const token = await issueToken();
  await post('users', token);
  const line = value.slice(0, 200);
  const feedback = { Rating: 3, Describe: value, Challenges: value, Vendors: value, Thoughts: value };
  const solution = await post('solution', token, { ...feedback, Solution: 'Troubleshooting', Meeting: line });
  expect(solution.status).toBe(200);
  const stored = { Describe: value, Vendors: value, Thoughts: value, Challenges: value.trim(), Meeting: line.trim() };
  expect(await rowsOf('solution')).toMatchObject([stored]);
  expect((await get('solution', token)).body.list).toMatchObject([stored]);
});

test('every long field holds five thousand characters of four bytes', async () => {
  const long = '😀'.repeat(2500);
  const { post } = openPortal();
  const token = await issueToken();
  await post('users', token);
  expect((await post('general', token, { Rating: 5, Ideas: long, Vendors: long })).status).toBe(200);
  expect(await rowsOf('general')).toMatchObject([{ Ideas: long, Vendors: long }]);
  const slot = `${'n'.repeat(10)}: ${'x'.repeat(4988)}`;
  const ten = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`Integration${at + 1}`, slot]));
  expect((await post('integration', token, ten)).status).toBe(200);
  expect((await post('integration', token, ten)).status).toBe(200);
  expect(await rowsOf('integration')).toMatchObject([ten]);
});

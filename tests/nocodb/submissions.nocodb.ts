import { beforeEach, expect, test } from 'vitest';
import type { TableName } from '../../demo/research/contract';
import { slotNames } from '../../demo/research/feedback/integration';
import { validBodies } from '../unit/gateway/every-route';
import { issueToken } from '../unit/gateway/support';
import { addRows, emptyTables, rowsOf } from './database';
import { openPortal } from './gateway';

beforeEach(emptyTables);

const signedIn = async (options: Parameters<typeof openPortal>[0] = {}) => {
  const portal = openPortal(options);
  const token = await issueToken();
  await portal.post('users', token);
  return { ...portal, token };
};

const slots = (...filled: string[]) => Object.fromEntries(slotNames.map((name, at) => [name, filled[at] ?? null]));
const CLIENT = 'ana@example.com';

interface Submission {
  kind: TableName;
  sent: object;
  /** The row in the database, without its id and times. */
  row: object;
  msg: string;
}

const submissions: Submission[] = [
  {
    kind: 'general',
    sent: { Rating: 5, Ideas: 'Dark mode', Vendors: 'Acme', Meeting: 'Tuesday' },
    row: { Client: CLIENT, Rating: 5, Ideas: 'Dark mode', Vendors: 'Acme', Meeting: 'Tuesday' },
    msg: 'Feedback submitted successfully',
  },
  {
    kind: 'general',
    sent: { Rating: 1, Ideas: '', Vendors: '' },
    row: { Client: CLIENT, Rating: 1, Ideas: '', Vendors: '', Meeting: '' },
    msg: 'Feedback submitted successfully',
  },
  {
    kind: 'solution',
    sent: { Rating: 4, Describe: 'Fast', Vendors: 'None', Thoughts: 'Good', Solution: 'Outage Monitoring' },
    row: {
      Client: CLIENT,
      Rating: 4,
      Challenges: 'N/A',
      Describe: 'Fast',
      Paying: 'N/A',
      Vendors: 'None',
      Thoughts: 'Good',
      Solution: 'Outage Monitoring',
      Meeting: 'N/A',
    },
    msg: 'Solution feedback submitted successfully',
  },
  {
    kind: 'desktop',
    sent: { ...validBodies.desktop, Payment: '' },
    row: { Client: 'Acme', Email: CLIENT, ...validBodies.desktop, Troubleshoot: 'Useful', Payment: 'N/A' },
    msg: 'Desktop feedback submitted successfully',
  },
  {
    kind: 'integration',
    sent: { Integration1: 'Jira: issues', Integration3: 'Slack: alerts' },
    row: { Client: CLIENT, ...slots('Jira: issues', 'Slack: alerts') },
    msg: 'Integration feedback submitted successfully',
  },
  {
    kind: 'investment',
    sent: { Type: 'Company', Range: '$25,000 to $100,000', Advisory: 'Yes' },
    row: { Email: CLIENT, Type: 'Company', Range: '$25,000 to $100,000', Advisory: 'Yes' },
    msg: 'Investment feedback submitted successfully',
  },
  {
    kind: 'sweepstakes',
    sent: {},
    row: { Client: CLIENT, Terms: 'Yes' },
    msg: 'Sweepstakes acceptance recorded successfully',
  },
];

test.each(submissions)('$kind creates exactly its row: $row', async ({ kind, sent, row, msg }) => {
  const { post, get, token } = await signedIn();
  const { status, body } = await post(kind, token, sent);
  const Id = expect.any(Number);
  expect({ status, body }).toEqual({ status: 200, body: { Id, msg } });
  const stored = { Id: body.Id, CreatedAt: expect.any(String), ...row };
  expect(await rowsOf(kind)).toEqual([{ ...stored, UpdatedAt: null }]);
  // The sender can read the submission again, and no other user can.
  expect((await get(kind, token)).body.list).toEqual([stored]);
  const bob = await issueToken({ sub: 'user-2', email: 'bob@example.com' });
  await post('users', bob);
  expect((await get(kind, bob)).body.list).toEqual([]);
});

test('integrations are updated in place: ten fields cleared, then filled again', async () => {
  const { post, token } = await signedIn();
  const ten = Array.from({ length: 10 }, (_, at) => `Product ${at}: does ${at}`);
  const first = await post('integration', token, slots(...ten));
  expect(await rowsOf('integration')).toMatchObject([{ Id: first.body.Id, UpdatedAt: null, ...slots(...ten) }]);

  const second = await post('integration', token, { Integration1: 'Only: one' });
  expect(second).toEqual(first);
  expect(await rowsOf('integration')).toMatchObject([
    { Id: first.body.Id, Client: CLIENT, UpdatedAt: expect.any(String), ...slots('Only: one') },
  ]);
});

test('progress is written, read back, and available to the next gateway', async () => {
  const { patch, get, token } = await signedIn();
  const changed = await patch('users', token, {
    solutions_checks: { 'outage-hub.details': true, 'vendor-hub.prototype': true },
    desktop_checks: { ticketing: true },
  });
  expect(changed.status).toBe(200);
  const progress = {
    solutions_checks: 'outage-hub.details,vendor-hub.prototype',
    solutions_progress: 7,
    desktop_checks: 'ticketing',
    desktop_progress: 13,
  };
  expect(await rowsOf('users')).toMatchObject([progress]);
  expect((await get('users', token)).body.list).toMatchObject([progress]);
  expect((await openPortal().get('users', token)).body.list).toMatchObject([progress]);

  await patch('users', token, { solutions_checks: { 'outage-hub.details': false } });
  expect(await rowsOf('users')).toMatchObject([{ solutions_checks: 'vendor-hub.prototype', solutions_progress: 4 }]);
});

test('own rows are returned in pages, newest first', async () => {
  const { get, token } = await signedIn();
  const others = Array.from({ length: 30 }, (_, at) => ({
    Client: 'bob@example.com',
    Rating: 1,
    Ideas: `theirs ${at}`,
  }));
  const own = Array.from({ length: 30 }, (_, at) => ({ Client: CLIENT, Rating: 5, Ideas: `mine ${at}` }));
  await addRows('general', others);
  await addRows('general', own);
  const ideas = async (query: string) => {
    const { status, body } = await get('general', token, query);
    return { status, ideas: (body.list as { Ideas: string }[]).map(({ Ideas }) => Ideas), pageInfo: body.pageInfo };
  };
  const mine = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => `mine ${from - at}`);
  expect(await ideas('')).toEqual({
    status: 200,
    ideas: mine(29, 5),
    pageInfo: { totalRows: 30, page: 1, pageSize: 25, isFirstPage: true, isLastPage: false },
  });
  expect(await ideas('?offset=25')).toEqual({
    status: 200,
    ideas: mine(4, 0),
    pageInfo: { totalRows: 30, page: 2, pageSize: 25, isFirstPage: false, isLastPage: true },
  });
  expect((await ideas('?limit=10&offset=10')).ideas).toEqual(mine(19, 10));
  const behind = (page: number) => ({
    status: 200,
    ideas: [],
    pageInfo: { totalRows: 30, page, pageSize: 10, isFirstPage: false, isLastPage: true },
  });
  expect(await ideas('?limit=10&offset=30')).toEqual(behind(4));
  expect(await ideas('?limit=10&offset=1000')).toEqual(behind(101));
});

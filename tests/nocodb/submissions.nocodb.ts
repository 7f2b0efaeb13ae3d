import { beforeEach, expect, test } from 'vitest';
import type { TableName } from '../../demo/research/contract';
import { slotNames } from '../../demo/research/feedback/integration';
import { validBodies } from '../unit/gateway/every-route';
import { issueToken } from '../unit/gateway/support';
import { emptyTables, rowsOf } from './database';
import { openPortal } from './gateway';

beforeEach(emptyTables);

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
  const { post, get } = openPortal();
  const token = await issueToken();
  await post('users', token);
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

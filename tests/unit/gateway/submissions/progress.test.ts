import { describe, expect, test } from 'vitest';
import { openSqliteState } from '../../../../demo/gateway/runtime/state.sqlite';
import { changeChecks, checks, progressOf, readChecks } from '../../../../demo/research/progress';
import { issueToken, NOW, signedIn } from '../support';
import { expectSharedRecords } from './shared-records';

describe('checks', () => {
  test('are parsed in their order, without unknown ones', () => {
    expect(readChecks('desktop', 'feedback,nonsense,bots,')).toEqual(['bots', 'feedback']);
    expect(readChecks('desktop', '')).toEqual([]);
  });

  test('are set and cleared one by one', () => {
    expect(changeChecks('desktop', 'bots', { feedback: true, bots: false, applications: true })).toBe(
      'applications,feedback',
    );
  });

  test('are converted to whole percent', () => {
    expect(progressOf('desktop', '')).toBe(0);
    expect(progressOf('desktop', 'bots')).toBe(13);
    expect(progressOf('desktop', checks.desktop.join(','))).toBe(100);
  });
});

test('a check is stored together with the new progress', async () => {
  const { patch, rows, token } = await signedIn();
  const response = await patch(token, { solutions_checks: { 'outage-hub.details': true } });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ solutions_checks: 'outage-hub.details', solutions_progress: 4 });
  expect(rows('users')).toEqual([
    expect.objectContaining({
      solutions_checks: 'outage-hub.details',
      solutions_progress: 4,
      desktop_checks: '',
      desktop_progress: 0,
    }),
  ]);
});

test('two gateways with one state keep every check, and create one tenant', async () => {
  const state = openSqliteState({ now: () => NOW });
  await expectSharedRecords([state, state]);
  await state.close();
});

test.each([
  { desktop_progress: 100 },
  { frontegg_email: 'bob@example.com' },
  { Id: 2, desktop_checks: { bots: true } },
  { desktop_checks: 'bots' },
  { desktop_checks: { unknown: true } },
  { desktop_checks: { bots: 'yes' } },
  [{ Id: 1 }],
])('%j is refused', async (body) => {
  const { patch, rows, upstream, token } = await signedIn();
  upstream.length = 0;
  expect((await patch(token, body)).status).toBe(400);
  expect(upstream).toEqual([]);
  expect(rows('users')[0]).toMatchObject({ desktop_progress: 0, frontegg_email: 'ana@example.com' });
});

test('without a record, the response is that the user was not found', async () => {
  const { patch } = await signedIn();
  const stranger = await issueToken({ sub: 'user-9' });
  const response = await patch(stranger, { desktop_checks: { bots: true } });
  expect([response.status, ((await response.json()) as { msg: string }).msg]).toEqual([404, 'User not found']);
});

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

test('concurrent checks of two tabs are both kept', async () => {
  const { patch, rows, token } = await signedIn();
  await Promise.all(checks.desktop.map((check) => patch(token, { desktop_checks: { [check]: true } })));
  expect(rows('users')[0]).toMatchObject({ desktop_progress: 100, desktop_checks: checks.desktop.join(',') });
});

test('two gateways with one state keep every check, and create one tenant', async () => {
  const state = openSqliteState({ now: () => NOW });
  await expectSharedRecords([state, state]);
  await state.close();
});

test('a read after a change returns the change', async () => {
  const { patch, get, token } = await signedIn();
  await get('users', token);
  await patch(token, { desktop_checks: { bots: true } });
  const { list } = (await (await get('users', token)).json()) as { list: object[] };
  expect(list[0]).toMatchObject({ desktop_checks: 'bots' });
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

test('only the user’s own record is changed', async () => {
  const { patch, post, rows } = await signedIn();
  const bob = await issueToken({ sub: 'user-2', email: 'bob@example.com' });
  await post('users', bob, {});
  await patch(bob, { desktop_checks: { bots: true } });
  expect(rows('users').map(({ desktop_checks }) => desktop_checks)).toEqual(['', 'bots']);
});

test('without a record, the response is that the user was not found', async () => {
  const { patch } = await signedIn();
  const stranger = await issueToken({ sub: 'user-9' });
  const response = await patch(stranger, { desktop_checks: { bots: true } });
  expect([response.status, ((await response.json()) as { msg: string }).msg]).toEqual([404, 'User not found']);
});

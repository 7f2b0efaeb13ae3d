import { beforeEach, expect, test } from 'vitest';
import { issueToken } from '../unit/gateway/support';
import { addRows, emptyTables, rowsOf } from './database';
import { openPortal } from './gateway';

beforeEach(emptyTables);

test('a new record has the claims of the provider and default values', async () => {
  await openPortal().post('users', await issueToken());
  const [row, ...others] = await rowsOf('users');
  expect(others).toEqual([]);
  expect(row).toEqual({
    Id: expect.any(Number),
    CreatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\+00:00$/),
    UpdatedAt: null,
    frontegg_tenant_id: 't1',
    frontegg_client_name: 'Ana',
    frontegg_account_name: 'Acme',
    frontegg_user_id: 'user-1',
    frontegg_email: 'ana@example.com',
    solutions_progress: 0,
    desktop_progress: 0,
    solutions_checks: '',
    desktop_checks: '',
  });
});

test('ten sign-ins at ten gateways use the oldest record', async () => {
  const token = await issueToken();
  const responses = await Promise.all(Array.from({ length: 10 }, () => openPortal().post('users', token)));
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  const rows = await rowsOf('users');
  expect(rows).toHaveLength(1);
  expect(new Set(responses.map(({ body }) => body.Id))).toEqual(new Set(rows.map(({ Id }) => Id)));
});

test('a record with cleared cells is read with default values', async () => {
  await addRows('users', [{ frontegg_tenant_id: 't1', frontegg_user_id: 'user-1' }]);
  const { get } = openPortal();
  const { status, body } = await get('users', await issueToken());
  expect(status).toBe(200);
  expect(body.list).toMatchObject([{ frontegg_email: '', solutions_progress: 0, solutions_checks: '' }]);
});

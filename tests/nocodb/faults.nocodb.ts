import { beforeEach, expect, test } from 'vitest';
import { issueToken } from '../unit/gateway/support';
import { metaApi } from './contacts';
import { emptyTables } from './database';
import { openPortal } from './gateway';

beforeEach(emptyTables);

test('an invalid database token is an error of the gateway: 502, with the message of the database', async () => {
  const env = { RESEARCH_DB_TOKEN: 'not-the-token' };
  const { get, post, lines } = openPortal(env);
  const token = await issueToken();
  const refused = {
    status: 502,
    body: { error: 'DATABASE_ERROR', msg: 'Server error: 401 - Authentication required - Invalid token' },
  };
  expect(await get('users', token)).toEqual(refused);
  expect(await post('users', token)).toEqual(refused);
  expect(lines.join('\n')).not.toContain(env.RESEARCH_DB_TOKEN);
});

test('a missing table is reported with the message of {error, message}, without its id', async () => {
  const { get } = openPortal({ RESEARCH_TABLE_USERS: 'mabsent0000000' });
  const { status, body } = await get('users', await issueToken());
  expect(status).toBe(502);
  expect(body.msg).toMatch(/^Server error: 404 - Table '\*+' not found$/);
});

test('an option that was removed in NocoDB is reported with its {msg}', async () => {
  const api = await metaApi();
  const base = await api.createBase(`Base ${crypto.randomUUID()}`);
  const { id } = await api.createTable(base.id, 'sweepstakes', [
    { title: 'Client', type: 'text' },
    { title: 'Terms', type: 'select', options: ['No'] },
  ]);
  const { post } = openPortal({ RESEARCH_TABLE_SWEEPSTAKES: id });
  const token = await issueToken();
  await post('users', token);
  expect(await post('sweepstakes', token)).toEqual({
    status: 502,
    body: {
      error: 'DATABASE_ERROR',
      msg: 'Server error: 400 - Invalid option(s) "Yes" provided for column "Terms". Valid options are "No"',
    },
  });
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { createMemoryStore } from '../../../demo/research/local/store';
import { openSqliteStore } from '../../../demo/research/local/store.sqlite';
import { contacts, openContacts } from './support';

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-research-'));
afterAll(() => rmSync(folder, { recursive: true }));

const stores = { memory: () => createMemoryStore(), SQLite: () => openSqliteStore(':memory:', [contacts]) };

test.each(Object.entries(stores))('%s never reuses an id, and an update keeps the other fields', async (_, open) => {
  const { records } = openContacts(open());
  await records('POST', '', [{ Name: 'a', Age: 1 }, { Name: 'b' }]);
  await records('DELETE', '', { Id: 2 });
  expect(await records('POST', '', { Name: 'c' })).toEqual([200, '{"Id":3}']);
  await records('PATCH', '', { Id: 1, Name: 'A' });
  const [, text] = await records('GET', '?fields=Id,Name,Age');
  expect(JSON.parse(text).list).toEqual([
    { Id: 1, Name: 'A', Age: 1 },
    { Id: 3, Name: 'c', Age: null },
  ]);
});

test('records are there after the file was closed and reopened', async () => {
  const file = join(folder, 'again.db');
  const first = openContacts(openSqliteStore(file, [contacts]));
  await first.records('POST', '', [{ Name: 'Ada', Age: 36, Meta: { a: 1 } }, { Name: 'gone' }]);
  await first.records('DELETE', '', { Id: 2 });
  const before = await first.records('GET', '/1');
  first.database.close();

  const second = openContacts(openSqliteStore(file, [contacts]));
  expect(await second.records('GET', '/1')).toEqual(before);
  expect(await second.records('POST', '', { Name: 'next' })).toEqual([200, '{"Id":3}']);
  second.database.close();
});

test('an acknowledged record survives kill -9', async () => {
  const file = join(folder, 'killed.db');
  const script = `
    import { openSqliteStore } from './demo/research/local/store.sqlite.ts';
    import { openContacts, contacts } from './tests/contract/research/support.ts';
    const { records } = openContacts(openSqliteStore(${JSON.stringify(file)}, [contacts]));
    await records('POST', '', { Name: 'Ada' });
    process.kill(process.pid, 'SIGKILL');
  `;
  expect(() =>
    execFileSync(process.execPath, ['--conditions=source', '--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: 'pipe',
    }),
  ).toThrow();
  const { records, database } = openContacts(openSqliteStore(file, [contacts]));
  expect(await records('GET', '/1?fields=Name')).toEqual([200, '{"Name":"Ada"}']);
  database.close();
});

test('the file is readable with any SQLite tool: a table each, columns named by their titles', async () => {
  const file = join(folder, 'plain.db');
  const { records, database } = openContacts(openSqliteStore(file, [contacts]));
  await records('POST', '', { Name: `Robert'); DROP TABLE "Contacts";--` });
  database.close();
  const plain = new Database(file);
  expect(plain.prepare('SELECT "Name" FROM "Contacts"').raw().all()).toEqual([[`Robert'); DROP TABLE "Contacts";--`]]);
  plain.close();
});

test('a new column of the model is added to an older file', async () => {
  const file = join(folder, 'older.db');
  const older = openSqliteStore(file, [{ ...contacts, columns: contacts.columns.slice(0, 1) }]);
  older.insert(contacts.id, [{ Name: 'old' }]);
  older.close();
  const { records, database } = openContacts(openSqliteStore(file, [contacts]));
  expect(await records('GET', '/1?fields=Name,Age')).toEqual([200, '{"Name":"old","Age":null}']);
  database.close();
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { openSqliteDeliveries, type SqliteDeliveries } from '../../../../demo/gateway/runtime/deliveries.sqlite';
import type { FailedDelivery } from '../../../../demo/gateway/runtime/state';
import { NOW } from '../support';

const DAY = 24 * 3_600_000;
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-failed-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const newFile = () => join(folder, `operations-${files++}.db`);

const failure = (Ideas: string) => ({ kind: 'general', reason: 'status 500', body: { Ideas } }) as const;

type Failure = Pick<FailedDelivery, 'kind' | 'reason' | 'body'>;

/** A delivery that was sent and failed. */
const add = async (deliveries: SqliteDeliveries, { kind, reason, body }: Failure): Promise<FailedDelivery> => {
  const id = await deliveries.begin({ kind, body });
  await deliveries.failed(id, reason);
  const found = await deliveries.find(id);
  if (!found) throw new Error('It is not in the list.');
  return found;
};

describe('failed deliveries', () => {
  const open = (now: () => number) => openSqliteDeliveries(':memory:', now);

  test('are limited to the newest thousand', async () => {
    const failed = open(() => NOW);
    for (let count = 1; count <= 1003; count += 1) await add(failed, failure(String(count)));
    const listed = await failed.list();
    expect(await failed.count()).toBe(1000);
    expect([listed[0]?.body, listed.at(-1)?.body]).toEqual([{ Ideas: '1003' }, { Ideas: '4' }]);
    // A pending one removes no others.
    await failed.arrived(await failed.begin({ kind: 'general', body: {} }));
    expect(await failed.count()).toBe(1000);
    failed.close();
  });

  test('expire after thirty days', async () => {
    let now = NOW;
    const failed = open(() => now);
    const { id } = await add(failed, failure('old'));
    now += 29 * DAY;
    await add(failed, failure('new'));
    expect(await failed.count()).toBe(2);
    now += DAY + 1;
    expect(await failed.find(id)).toBeUndefined();
    expect(await failed.list()).toMatchObject([{ body: { Ideas: 'new' } }]);
    failed.close();
  });
});

describe('the file', () => {
  test('lists deliveries that were in progress when their process ended, and resends nothing', async () => {
    const file = newFile();
    const first = openSqliteDeliveries(file, () => NOW);
    const id = await first.begin({ kind: 'desktop', body: { Call: 'Yes' } });
    const again = await add(first, failure('again'));
    await first.beginAgain(again.id);
    await add(first, failure('failed'));
    await first.arrived(await first.begin({ kind: 'general', body: { Ideas: 'arrived' } }));
    // A killed process closes nothing.
    const second = openSqliteDeliveries(file, () => NOW + DAY);
    const unknown = 'no response before the portal was stopped';
    expect(await second.list()).toMatchObject([
      { body: { Ideas: 'failed' }, reason: 'status 500' },
      { id: again.id, reason: unknown, tries: 2 },
      { id, at: '2026-11-20T09:00:00.000Z', kind: 'desktop', body: { Call: 'Yes' }, reason: unknown, tries: 1 },
    ]);
    expect(await second.count()).toBe(3);
    first.close();
    second.close();
  });

  test('of an earlier version is migrated unchanged', async () => {
    const file = newFile();
    const earlier = new Database(file);
    earlier.exec(
      'CREATE TABLE failed_deliveries (position INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, at TEXT NOT NULL, reason TEXT NOT NULL, body TEXT NOT NULL, tries INTEGER NOT NULL)',
    );
    earlier.exec(
      `INSERT INTO failed_deliveries (id, kind, at, reason, body, tries) VALUES ('old-1', 'general', '2026-11-20T08:00:00.000Z', 'status 500', '{"Ideas":"old"}', 3)`,
    );
    earlier.close();
    for (let opened = 0; opened < 2; opened += 1) {
      const failed = openSqliteDeliveries(file, () => NOW);
      expect(await failed.list()).toEqual([
        {
          id: 'old-1',
          kind: 'general',
          at: '2026-11-20T08:00:00.000Z',
          reason: 'status 500',
          body: { Ideas: 'old' },
          tries: 3,
          returned: false,
        },
      ]);
      failed.close();
    }
  });

  test('contains no content of successful deliveries after a few seconds', async () => {
    vi.useFakeTimers();
    const file = newFile();
    const failed = openSqliteDeliveries(file, () => NOW);
    const holding = () =>
      readdirSync(folder).some(
        (name) =>
          join(folder, name).startsWith(file) && readFileSync(join(folder, name)).includes('an idea on its way'),
      );
    const delivery = { kind: 'general', body: { Ideas: 'an idea on its way' } } as const;
    const ids = await Promise.all([1, 2, 3].map(() => failed.begin(delivery)));
    for (const id of ids) await failed.arrived(id);
    expect(holding()).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect(holding()).toBe(false);
    // Nothing remains to be done once the file is closed.
    await failed.arrived(await failed.begin({ kind: 'general', body: {} }));
    failed.close();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  test('is readable by its owner only, and so is its write-ahead log', async () => {
    const file = newFile();
    const failed = openSqliteDeliveries(file, () => NOW);
    await add(failed, failure('private'));
    const written = readdirSync(folder).filter((name) => join(folder, name).startsWith(file));
    expect(written.length).toBeGreaterThan(1);
    for (const name of written) expect((statSync(join(folder, name)).mode & 0o777).toString(8), name).toBe('600');
    failed.close();
  });

  test('contains no content of removed deliveries', async () => {
    const file = newFile();
    let now = NOW;
    const failed = openSqliteDeliveries(file, () => now);
    const { id } = await add(failed, failure('a very private idea'));
    const holding = () =>
      readdirSync(folder).filter(
        (name) =>
          join(folder, name).startsWith(file) && readFileSync(join(folder, name)).includes('a very private idea'),
      );
    expect(holding()).not.toEqual([]);
    await failed.remove(id);
    expect(holding()).toEqual([]);
    await add(failed, failure('a very private idea'));
    now += 31 * DAY;
    await failed.list();
    expect(holding()).toEqual([]);
    failed.close();
  });

  test('may be shared by two processes', async () => {
    const file = newFile();
    const one = openSqliteDeliveries(file, () => NOW);
    const other = openSqliteDeliveries(file, () => NOW);
    const { id } = await add(one, failure('shared'));
    expect(await other.find(id)).toMatchObject({ body: { Ideas: 'shared' } });
    await other.remove(id);
    expect(await one.list()).toEqual([]);
    one.close();
    other.close();
  });

  test('with an unknown kind still lists the other kinds', async () => {
    const file = newFile();
    const failed = openSqliteDeliveries(file, () => NOW);
    await add(failed, failure('known'));
    const { id } = await add(failed, failure('unknown'));
    const direct = new Database(file);
    direct.prepare("UPDATE failed_deliveries SET kind = 'carrier pigeon' WHERE id = ?").run(id);
    direct.close();
    expect(await failed.list()).toMatchObject([{ body: { Ideas: 'known' } }]);
    failed.close();
  });
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, test } from 'vitest';
import { createFailedDeliveries, type FailedDeliveries } from '../../../demo/gateway/failed-deliveries';
import { openFailedDeliveries } from '../../../demo/gateway/failed-deliveries.sqlite';
import { NOW } from './support';

const DAY = 24 * 3_600_000;
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-failed-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const newFile = () => join(folder, `operations-${files++}.db`);

const failure = (Ideas: string) => ({ kind: 'general', reason: 'status 500', body: { Ideas } }) as const;

const stores: [string, (now: () => number) => FailedDeliveries][] = [
  ['in memory', createFailedDeliveries],
  ['in a file', (now) => openFailedDeliveries(newFile(), now)],
];

describe.each(stores)('failed deliveries %s', (_, open) => {
  test('are listed newest first, with what was sent', () => {
    let now = NOW;
    const failed = open(() => now);
    const first = failed.add(failure('first'));
    now += 1000;
    failed.add({ kind: 'desktop', reason: 'no connection', body: { type: 'desktop', Call: 'Yes' } });
    expect(failed.list()).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        kind: 'desktop',
        at: '2026-11-20T09:00:01.000Z',
        reason: 'no connection',
        body: { type: 'desktop', Call: 'Yes' },
        tries: 1,
      },
      { ...first, at: '2026-11-20T09:00:00.000Z', reason: 'status 500', body: { Ideas: 'first' }, tries: 1 },
    ]);
    expect(failed.list(1)).toHaveLength(1);
    expect(failed.count()).toBe(2);
    failed.close();
  });

  test('count their tries, and go when they are removed', () => {
    const failed = open(() => NOW);
    const { id } = failed.add(failure('again'));
    failed.failedAgain(id, 'no answer within 5000 ms');
    expect(failed.find(id)).toMatchObject({ tries: 2, reason: 'no answer within 5000 ms', body: { Ideas: 'again' } });
    expect(failed.remove(id)).toBe(true);
    expect(failed.remove(id)).toBe(false);
    failed.failedAgain(id, 'status 500');
    expect(failed.find(id)).toBeUndefined();
    expect(failed.list()).toEqual([]);
    failed.close();
  });

  test('are the newest thousand', () => {
    const failed = open(() => NOW);
    for (let count = 1; count <= 1003; count += 1) failed.add(failure(String(count)));
    const listed = failed.list();
    expect(failed.count()).toBe(1000);
    expect([listed[0]?.body, listed.at(-1)?.body]).toEqual([{ Ideas: '1003' }, { Ideas: '4' }]);
    failed.close();
  });

  test('are forgotten after thirty days', () => {
    let now = NOW;
    const failed = open(() => now);
    const { id } = failed.add(failure('old'));
    now += 29 * DAY;
    failed.add(failure('new'));
    expect(failed.count()).toBe(2);
    now += DAY + 1;
    expect(failed.find(id)).toBeUndefined();
    expect(failed.list()).toMatchObject([{ body: { Ideas: 'new' } }]);
    failed.close();
  });
});

describe('the file', () => {
  test('outlives the process that wrote it', () => {
    const file = newFile();
    const first = openFailedDeliveries(file, () => NOW);
    const { id } = first.add(failure('kept'));
    first.failedAgain(id, 'status 502');
    first.close();
    const second = openFailedDeliveries(file, () => NOW);
    expect(second.list()).toMatchObject([{ id, body: { Ideas: 'kept' }, reason: 'status 502', tries: 2 }]);
    second.close();
  });

  test('may be read by its owner only, the log beside it too', () => {
    const file = newFile();
    const failed = openFailedDeliveries(file, () => NOW);
    failed.add(failure('private'));
    const written = readdirSync(folder).filter((name) => join(folder, name).startsWith(file));
    expect(written.length).toBeGreaterThan(1);
    for (const name of written) expect((statSync(join(folder, name)).mode & 0o777).toString(8), name).toBe('600');
    failed.close();
  });

  test('holds nothing of what was removed', () => {
    const file = newFile();
    let now = NOW;
    const failed = openFailedDeliveries(file, () => now);
    const { id } = failed.add(failure('a very private idea'));
    const holding = () =>
      readdirSync(folder).filter(
        (name) =>
          join(folder, name).startsWith(file) && readFileSync(join(folder, name)).includes('a very private idea'),
      );
    expect(holding()).not.toEqual([]);
    failed.remove(id);
    expect(holding()).toEqual([]);
    failed.add(failure('a very private idea'));
    now += 31 * DAY;
    failed.list();
    expect(holding()).toEqual([]);
    failed.close();
  });

  test('may be shared by two processes', () => {
    const file = newFile();
    const one = openFailedDeliveries(file, () => NOW);
    const other = openFailedDeliveries(file, () => NOW);
    const { id } = one.add(failure('shared'));
    expect(other.find(id)).toMatchObject({ body: { Ideas: 'shared' } });
    other.remove(id);
    expect(one.list()).toEqual([]);
    one.close();
    other.close();
  });

  test('with a kind that is not known any more shows the others', () => {
    const file = newFile();
    const failed = openFailedDeliveries(file, () => NOW);
    failed.add(failure('known'));
    const { id } = failed.add(failure('unknown'));
    const direct = new Database(file);
    direct.prepare("UPDATE failed_deliveries SET kind = 'carrier pigeon' WHERE id = ?").run(id);
    direct.close();
    expect(failed.list()).toMatchObject([{ body: { Ideas: 'known' } }]);
    failed.close();
  });
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, test, vi } from 'vitest';
import {
  createFailedDeliveries,
  type FailedDeliveries,
  type FailedDelivery,
} from '../../../../demo/gateway/webhooks/failed-deliveries';
import { openFailedDeliveries } from '../../../../demo/gateway/webhooks/failed-deliveries.sqlite';
import { NOW } from '../support';

const DAY = 24 * 3_600_000;
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-failed-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const newFile = () => join(folder, `operations-${files++}.db`);

const failure = (Ideas: string) => ({ kind: 'general', reason: 'status 500', body: { Ideas } }) as const;

type Failure = Pick<FailedDelivery, 'kind' | 'reason' | 'body'>;

/** One that was sent and failed. */
const add = (deliveries: FailedDeliveries, { kind, reason, body }: Failure): FailedDelivery => {
  const id = deliveries.begin({ kind, body });
  deliveries.failed(id, reason);
  const found = deliveries.find(id);
  if (!found) throw new Error('It is not in the list.');
  return found;
};

const stores: [string, (now: () => number) => FailedDeliveries][] = [
  ['in memory', createFailedDeliveries],
  ['in a file', (now) => openFailedDeliveries(newFile(), now)],
];

describe.each(stores)('failed deliveries %s', (_, open) => {
  test('are listed newest first, with what was sent', () => {
    let now = NOW;
    const failed = open(() => now);
    const first = add(failed, failure('first'));
    now += 1000;
    add(failed, { kind: 'desktop', reason: 'no connection', body: { type: 'desktop', Call: 'Yes' } });
    expect(failed.list()).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        kind: 'desktop',
        at: '2026-11-20T09:00:01.000Z',
        reason: 'no connection',
        body: { type: 'desktop', Call: 'Yes' },
        tries: 1,
        returned: false,
      },
      { ...first, at: '2026-11-20T09:00:00.000Z', reason: 'status 500', body: { Ideas: 'first' }, tries: 1 },
    ]);
    expect(failed.list(1)).toHaveLength(1);
    expect(failed.count()).toBe(2);
    failed.close();
  });

  test('count their tries, and go when they are removed', () => {
    const failed = open(() => NOW);
    const { id } = add(failed, failure('again'));
    failed.beginAgain(id);
    expect(failed.find(id)).toMatchObject({ tries: 2, reason: 'status 500' });
    failed.failed(id, 'no answer within 5000 ms');
    expect(failed.find(id)).toMatchObject({ tries: 2, reason: 'no answer within 5000 ms', body: { Ideas: 'again' } });
    expect(failed.remove(id)).toBe(true);
    expect(failed.remove(id)).toBe(false);
    failed.failed(id, 'status 500');
    expect(failed.find(id)).toBeUndefined();
    expect(failed.list()).toEqual([]);
    failed.close();
  });

  test('are not those under way, nor those that arrived', () => {
    const failed = open(() => NOW);
    const under = failed.begin({ kind: 'general', body: {} });
    const over = failed.begin({ kind: 'general', body: {} });
    failed.arrived(over);
    expect([failed.list(), failed.count(), failed.find(under), failed.find(over)]).toEqual([
      [],
      0,
      undefined,
      undefined,
    ]);
    failed.failed(under, 'status 500');
    failed.failed(over, 'status 500');
    expect(failed.list()).toMatchObject([{ id: under, reason: 'status 500' }]);
    failed.close();
  });

  test('that were given back to their sender go when the same is taken', () => {
    const failed = open(() => NOW);
    const { id } = add(failed, failure('again'));
    add(failed, failure('again'));
    failed.returned(id);
    failed.returned(add(failed, failure('changed')).id);
    failed.returned(add(failed, { ...failure('again'), kind: 'desktop' }).id);
    const left = () => failed.list().map(({ kind, body, returned }) => [kind, body, returned]);
    expect(left()).toHaveLength(4);
    failed.taken({ kind: 'general', body: { Ideas: 'again' } });
    expect(left()).toEqual([
      ['desktop', { Ideas: 'again' }, true],
      ['general', { Ideas: 'changed' }, true],
      ['general', { Ideas: 'again' }, false],
    ]);
    failed.close();
  });

  test('are the newest thousand', () => {
    const failed = open(() => NOW);
    for (let count = 1; count <= 1003; count += 1) add(failed, failure(String(count)));
    const listed = failed.list();
    expect(failed.count()).toBe(1000);
    expect([listed[0]?.body, listed.at(-1)?.body]).toEqual([{ Ideas: '1003' }, { Ideas: '4' }]);
    // One that is only under way pushes none out.
    failed.arrived(failed.begin({ kind: 'general', body: {} }));
    expect(failed.count()).toBe(1000);
    failed.close();
  });

  test('are forgotten after thirty days', () => {
    let now = NOW;
    const failed = open(() => now);
    const { id } = add(failed, failure('old'));
    now += 29 * DAY;
    add(failed, failure('new'));
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
    const { id } = add(first, failure('kept'));
    first.beginAgain(id);
    first.failed(id, 'status 502');
    first.close();
    const second = openFailedDeliveries(file, () => NOW);
    expect(second.list()).toMatchObject([{ id, body: { Ideas: 'kept' }, reason: 'status 502', tries: 2 }]);
    second.close();
  });

  test('shows what was under way when its process ended, and sends nothing by itself', () => {
    const file = newFile();
    const first = openFailedDeliveries(file, () => NOW);
    const id = first.begin({ kind: 'desktop', body: { Call: 'Yes' } });
    const again = add(first, failure('again'));
    first.beginAgain(again.id);
    add(first, failure('failed'));
    first.arrived(first.begin({ kind: 'general', body: { Ideas: 'arrived' } }));
    // A killed process closes nothing.
    const second = openFailedDeliveries(file, () => NOW + DAY);
    const unknown = 'no answer before the portal was stopped';
    expect(second.list()).toMatchObject([
      { body: { Ideas: 'failed' }, reason: 'status 500' },
      { id: again.id, reason: unknown, tries: 2 },
      { id, at: '2026-11-20T09:00:00.000Z', kind: 'desktop', body: { Call: 'Yes' }, reason: unknown, tries: 1 },
    ]);
    expect(second.count()).toBe(3);
    first.close();
    second.close();
  });

  test('of an earlier version is taken over as it is', () => {
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
      const failed = openFailedDeliveries(file, () => NOW);
      expect(failed.list()).toEqual([
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

  test('holds nothing of what arrived, a few seconds later', () => {
    vi.useFakeTimers();
    const file = newFile();
    const failed = openFailedDeliveries(file, () => NOW);
    const holding = () =>
      readdirSync(folder).some(
        (name) =>
          join(folder, name).startsWith(file) && readFileSync(join(folder, name)).includes('an idea on its way'),
      );
    const ids = [1, 2, 3].map(() => failed.begin({ kind: 'general', body: { Ideas: 'an idea on its way' } }));
    for (const id of ids) failed.arrived(id);
    expect(holding()).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect(holding()).toBe(false);
    // Nothing of it is left to happen once the file is closed.
    failed.arrived(failed.begin({ kind: 'general', body: {} }));
    failed.close();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  test('may be read by its owner only, the log beside it too', () => {
    const file = newFile();
    const failed = openFailedDeliveries(file, () => NOW);
    add(failed, failure('private'));
    const written = readdirSync(folder).filter((name) => join(folder, name).startsWith(file));
    expect(written.length).toBeGreaterThan(1);
    for (const name of written) expect((statSync(join(folder, name)).mode & 0o777).toString(8), name).toBe('600');
    failed.close();
  });

  test('holds nothing of what was removed', () => {
    const file = newFile();
    let now = NOW;
    const failed = openFailedDeliveries(file, () => now);
    const { id } = add(failed, failure('a very private idea'));
    const holding = () =>
      readdirSync(folder).filter(
        (name) =>
          join(folder, name).startsWith(file) && readFileSync(join(folder, name)).includes('a very private idea'),
      );
    expect(holding()).not.toEqual([]);
    failed.remove(id);
    expect(holding()).toEqual([]);
    add(failed, failure('a very private idea'));
    now += 31 * DAY;
    failed.list();
    expect(holding()).toEqual([]);
    failed.close();
  });

  test('may be shared by two processes', () => {
    const file = newFile();
    const one = openFailedDeliveries(file, () => NOW);
    const other = openFailedDeliveries(file, () => NOW);
    const { id } = add(one, failure('shared'));
    expect(other.find(id)).toMatchObject({ body: { Ideas: 'shared' } });
    other.remove(id);
    expect(one.list()).toEqual([]);
    one.close();
    other.close();
  });

  test('with a kind that is not known any more shows the others', () => {
    const file = newFile();
    const failed = openFailedDeliveries(file, () => NOW);
    add(failed, failure('known'));
    const { id } = add(failed, failure('unknown'));
    const direct = new Database(file);
    direct.prepare("UPDATE failed_deliveries SET kind = 'carrier pigeon' WHERE id = ?").run(id);
    direct.close();
    expect(failed.list()).toMatchObject([{ body: { Ideas: 'known' } }]);
    failed.close();
  });
});

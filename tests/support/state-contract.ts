import { describe, expect, it } from 'vitest';
import type { State } from '../../demo/gateway/runtime/state';

const DAY = 24 * 3_600_000;
/** Milliseconds for which no call may start; longer than the window of the call rate. */
const HOLD = 1500;
const NOW = Date.UTC(2026, 5, 15);
const entry = (fingerprint: string, startedAt = NOW) => ({ table: 'general', fingerprint, startedAt });

const NO_DEADLINE = Number.POSITIVE_INFINITY;

/**
 * Tests the contract of every state implementation, for one process or several. Each test has its own ids, since some
 * stores persist.
 */
export const describeState = (title: string, state: () => State, unique: () => string) => {
  describe(`the journal ${title}`, () => {
    it('begins a submission once, and replays its response', async () => {
      const { journal } = state();
      const id = unique();
      const all = await Promise.all(Array.from({ length: 20 }, () => journal.begin(id, entry('a'), NOW - DAY)));
      expect(all.filter((known) => known === undefined)).toHaveLength(1);
      expect(await journal.begin(id, entry('b'), NOW - DAY)).toEqual({ fingerprint: 'a', startedAt: NOW });
      await journal.finish(id, { Id: 7 }, 7);
      expect((await journal.begin(id, entry('a'), NOW - DAY))?.response).toEqual({ Id: 7 });
    });

    it('replaces an expired entry together with its response', async () => {
      const { journal } = state();
      const id = unique();
      await journal.begin(id, entry('a', NOW - DAY), NOW - 2 * DAY);
      await journal.finish(id, { Id: 8 }, 8);
      expect(await journal.begin(id, entry('b'), NOW - DAY)).toBeUndefined();
      expect(await journal.begin(id, entry('b'), NOW - DAY)).toEqual({ fingerprint: 'b', startedAt: NOW });
    });

    it('reports which rows are taken, until the entry is removed', async () => {
      const { journal } = state();
      const id = unique();
      const table = unique();
      await journal.begin(id, { ...entry('a'), table }, NOW - DAY);
      await journal.finish(id, { Id: 9 }, 9);
      expect([await journal.isTaken(table, 9), await journal.isTaken(table, 10)]).toEqual([true, false]);
      await journal.forget(id);
      expect(await journal.isTaken(table, 9)).toBe(false);
      expect(await journal.begin(id, entry('b'), NOW - DAY)).toBeUndefined();
    });

    it('removes entries that began before a given time', async () => {
      const { journal } = state();
      const [old, fresh] = [unique(), unique()];
      await journal.begin(old, entry('a', NOW - DAY - 1), 0);
      await journal.begin(fresh, entry('a'), 0);
      await journal.sweep(NOW - DAY);
      expect(await journal.begin(old, entry('b'), 0)).toBeUndefined();
      expect(await journal.begin(fresh, entry('b'), 0)).toBeDefined();
    });
  });

  describe(`deliveries ${title}`, () => {
    it('are listed when they fail, claimed by one caller, and removed when delivered', async () => {
      const { deliveries } = state();
      const body = { Ideas: unique(), Words: 'Zoë "quoted" \u2028 <b>' };
      const id = await deliveries.begin({ kind: 'general', body });
      expect(await deliveries.find(id)).toBeUndefined();
      await deliveries.failed(id, 'status 500');
      expect(await deliveries.find(id)).toMatchObject({ id, kind: 'general', reason: 'status 500', body, tries: 1 });
      expect((await deliveries.list(1))[0]?.id).toBe(id);
      const claims = await Promise.all([1, 2, 3].map(() => deliveries.beginAgain(id)));
      expect(claims.filter(Boolean)).toHaveLength(1);
      expect((await deliveries.find(id))?.tries).toBe(2);
      await deliveries.arrived(id);
      expect([await deliveries.find(id), await deliveries.remove(id)]).toEqual([undefined, false]);
    });

    it('that were marked as returned are removed when the user submits them again', async () => {
      const { deliveries } = state();
      const delivery = { kind: 'solution', body: { Ideas: unique() } } as const;
      const id = await deliveries.begin(delivery);
      await deliveries.failed(id, 'timeout');
      await deliveries.returned(id);
      expect((await deliveries.find(id))?.returned).toBe(true);
      const count = await deliveries.count();
      await deliveries.taken({ ...delivery, kind: 'general' });
      expect(await deliveries.count()).toBe(count);
      await deliveries.taken(delivery);
      expect([await deliveries.find(id), await deliveries.count()]).toEqual([undefined, count - 1]);
    });

    it('of a submission begin once, and again after they were returned', async () => {
      const { deliveries } = state();
      const [id, delivery] = [unique(), { kind: 'general', body: { Ideas: unique() } }] as const;
      const begun = await Promise.all([1, 2, 3].map(() => state().deliveries.beginOnce(id, delivery)));
      expect(begun.filter((earlier) => earlier === undefined)).toHaveLength(1);
      await deliveries.failed(id, 'status 500');
      expect(await deliveries.beginOnce(id, delivery)).toBe('failed');
      await deliveries.returned(id);
      expect(await deliveries.beginOnce(id, delivery)).toBeUndefined();
      await deliveries.arrived(id);
      expect(await deliveries.beginOnce(id, delivery)).toBe('arrived');
      await deliveries.failed(id, 'status 500');
      expect(await deliveries.find(id)).toBeUndefined();
    });

    it('have generated ids; any other text is not found', async () => {
      const { deliveries } = state();
      for (const id of ["' OR true --", '', 'x'.repeat(500)])
        expect([await deliveries.find(id), await deliveries.beginAgain(id), await deliveries.remove(id)]).toEqual([
          undefined,
          false,
          false,
        ]);
    });
  });

  describe(`rate limits ${title}`, () => {
    it('allow a burst, then the configured rate, per key', async () => {
      const { rateLimits } = state();
      const rate = { perSecond: 0.01, burst: 3 };
      const key = unique();
      const waits: number[] = [];
      for (let taken = 0; taken < 4; taken++) waits.push(await rateLimits.take(rate, key));
      expect(waits.slice(0, 3)).toEqual([0, 0, 0]);
      expect(waits[3]).toBeGreaterThan(50_000);
      expect(waits[3]).toBeLessThanOrEqual(100_000);
      expect(await rateLimits.take(rate, unique())).toBe(0);
    });
  });

  describe(`call slots ${title}`, () => {
    it('limit the starts per second, and allow none during a hold', async () => {
      const { callSlots } = state();
      const waits = await Promise.all(Array.from({ length: 8 }, () => callSlots.take(5)));
      const started = waits.filter((wait) => wait === 0);
      // Points of another test may still count.
      expect(started.length).toBeLessThanOrEqual(5);
      // The longest wait is the hold of another test.
      for (const wait of waits) expect(wait).toBeLessThanOrEqual(HOLD);
      await callSlots.hold(HOLD);
      expect(await callSlots.take(1000)).toBeGreaterThan(0);
    });
  });

  describe(`locks ${title}`, () => {
    it('run shared work concurrently and exclusive work alone', async () => {
      const { locks } = state();
      const key = unique();
      const log: string[] = [];
      let begin: () => void = () => {};
      const bothBegan = new Promise<void>((resolve) => {
        begin = resolve;
      });
      const shared = (name: string) => async () => {
        log.push(`${name} begins`);
        if (log.length === 2) begin();
        await bothBegan;
        log.push(`${name} ends`);
      };
      const exclusive = async () => {
        log.push('c begins');
        await new Promise((resolve) => setTimeout(resolve, 20));
        log.push('c ends');
      };
      await Promise.all([
        locks.shared(key, shared('a'), NO_DEADLINE),
        locks.shared(key, shared('b'), NO_DEADLINE),
        locks.exclusive(key, exclusive, NO_DEADLINE),
      ]);
      expect(log.slice(0, 2).sort()).toEqual(['a begins', 'b begins']);
      expect(log.slice(4)).toEqual(['c begins', 'c ends']);
    });

    it('are released when the work fails', async () => {
      const { locks } = state();
      const key = unique();
      await expect(locks.exclusive(key, () => Promise.reject(new Error('failed')), NO_DEADLINE)).rejects.toThrow(
        'failed',
      );
      expect(await locks.exclusive(key, async () => 'done', NO_DEADLINE)).toBe('done');
    });
  });
};

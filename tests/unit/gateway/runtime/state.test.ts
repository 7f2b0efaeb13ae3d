import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lockFolder } from '../../../../demo/gateway/runtime/folder-lock';
import { createTokenBuckets } from '../../../../demo/gateway/runtime/rate-limits';
import { openSqliteState } from '../../../../demo/gateway/runtime/state.sqlite';
import { describeState } from '../../../support/state-contract';

const state = openSqliteState({ now: () => Date.UTC(2026, 5, 15) });
afterAll(() => state.close());

let made = 0;
describeState(
  'of one process',
  () => state,
  () => `id-${++made}`,
);

const rate = { perSecond: 2, burst: 30 };

/** Takes points until one is refused. */
const takeAll = async (buckets: ReturnType<typeof createTokenBuckets>) => {
  for (let taken = 0; ; taken += 1) {
    const wait = await buckets.take(rate, 'user');
    if (wait > 0) return { taken, wait };
  }
};

// Fixed windows would admit two bursts where one ends and the next begins.
test('no interval exceeds one burst plus the rate', async () => {
  let now = 0;
  const buckets = createTokenBuckets(() => now);
  for (let taken = 0; taken < 3; taken += 1) await buckets.take(rate, 'user');
  now = 13_800;
  expect((await takeAll(buckets)).taken).toBe(30);
  now += 250;
  expect((await takeAll(buckets)).taken).toBe(0);
});

test('after a burst, points are refilled at the configured rate', async () => {
  let now = 0;
  const buckets = createTokenBuckets(() => now);
  expect(await takeAll(buckets)).toEqual({ taken: 30, wait: 500 });
  now = 500;
  expect((await takeAll(buckets)).taken).toBe(1);
});

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a folder is used by one process at a time', () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(
    `The file ${join(folder, 'in-use')} is in use by another process. Stop that process, or set DATA_DIR to another folder.`,
  );
  // It writes nothing, since the disk may be full.
  expect(readdirSync(folder)).toEqual(['in-use']);
  expect(statSync(join(folder, 'in-use')).size).toBe(0);
  release();
  lockFolder(folder)();
  expect((statSync(join(folder, 'in-use')).mode & 0o777).toString(8)).toBe('600');
});

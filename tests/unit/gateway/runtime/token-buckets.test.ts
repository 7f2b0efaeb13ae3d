import { expect, test } from 'vitest';
import { createTokenBuckets } from '../../../../demo/gateway/runtime/token-buckets';

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

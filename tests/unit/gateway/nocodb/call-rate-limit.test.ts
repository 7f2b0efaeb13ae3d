import { expect, test } from 'vitest';
import { createCallRateLimit } from '../../../../demo/gateway/nocodb/call-rate-limit';
import type { Budget } from '../../../../demo/gateway/runtime/budget';
import { createCallSlots } from '../../../../demo/gateway/runtime/call-slots';
import { createTestClock } from '../support';

const createQueue = (perSecond: number) => {
  const clock = createTestClock(1_000_000);
  const callRateLimit = createCallRateLimit(perSecond, createCallSlots(clock.now), clock);
  const begin = clock.now();
  const started: { at: number; waited: number }[] = [];
  const refused: { at: number; retryAfter: number }[] = [];
  const underWay: (() => void)[] = [];
  const take = (budget: Partial<Budget> = {}) => {
    const requestedAt = clock.now();
    const call = () => {
      started.push({ at: clock.now() - begin, waited: clock.now() - requestedAt });
      return new Promise<void>((over) => underWay.push(over));
    };
    callRateLimit.run({ deadline: requestedAt + 9000, calls: 0, ...budget }, call).catch((problem) => {
      refused.push({ at: clock.now() - begin, retryAfter: Number(problem.options.headers['retry-after']) });
    });
  };
  const finish = (count: number) => {
    for (const over of underWay.splice(0, count)) over();
  };
  return { clock, callRateLimit, take, started, refused, finish };
};

const settle = () => new Promise((resolve) => setImmediate(resolve));
const times = (count: number, run: () => void) => Array.from({ length: count }, run);

test('without a rate limit, a hundred calls run, two hundred wait, and the rest is refused at once', async () => {
  const { take, started, refused, finish } = createQueue(0);
  times(310, () => take());
  await settle();
  expect(started).toHaveLength(100);
  expect(refused).toEqual(Array.from({ length: 10 }, () => ({ at: 0, retryAfter: 2 })));
  finish(30);
  await settle();
  expect(started).toHaveLength(130);
});

test('a call that continues a request takes precedence over new ones', async () => {
  const { take, callRateLimit, finish, clock } = createQueue(0);
  times(100, () => take());
  const order: string[] = [];
  const wait = (name: string, calls: number) =>
    void callRateLimit.run({ deadline: clock.now() + 9000, calls }, async () => void order.push(name));
  wait('new', 0);
  wait('continued', 1);
  await settle();
  finish(2);
  await settle();
  expect(order).toEqual(['continued', 'new']);
});

test('at five a second, five start, five wait for the next second, and the others get Retry-After', async () => {
  const { take, started, refused, clock } = createQueue(5);
  times(12, () => take());
  await clock.advance(0);
  expect(started.map(({ at }) => at)).toEqual([0, 0, 0, 0, 0]);
  expect(refused).toEqual(Array.from({ length: 2 }, () => ({ at: 0, retryAfter: 3 })));
  await clock.advance(1100);
  expect(started.slice(5).map(({ at }) => at)).toEqual([1050, 1050, 1050, 1050, 1050]);
});

test('at twice the rate, admitted calls wait for at most 200 ms, and the rate is not exceeded', async () => {
  const { take, started, refused, finish, clock } = createQueue(200);
  for (let step = 0; step < 80; step += 1) {
    times(20, () => take());
    await clock.advance(50);
    finish(200);
  }
  await clock.advance(500);
  expect(started.length + refused.length).toBe(1600);
  expect(started.length).toBeGreaterThan(700);
  expect(Math.max(...started.map(({ waited }) => waited))).toBeLessThanOrEqual(200);
  for (const { at } of started)
    expect(started.filter((other) => other.at >= at && other.at < at + 1000).length).toBeLessThanOrEqual(200);
});

test('during a hold, new calls are refused at once with its remaining time', async () => {
  const { take, callRateLimit, started, refused, clock } = createQueue(5);
  callRateLimit.hold(30_000);
  take();
  await clock.advance(10_000);
  take();
  await clock.advance(0);
  expect(refused).toEqual([
    { at: 0, retryAfter: 30 },
    { at: 10_000, retryAfter: 20 },
  ]);
  expect(started).toEqual([]);
});

test('a call that would wait beyond its deadline is refused', async () => {
  const { take, refused, finish, clock } = createQueue(0);
  times(100, () => take());
  take({ deadline: clock.now() + 100, calls: 1 });
  await clock.advance(200);
  finish(1);
  await settle();
  expect(refused).toHaveLength(1);
});

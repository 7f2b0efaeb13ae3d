import PQueue from 'p-queue';
import type { Budget } from '../runtime/budget';
import { CALL_WINDOW } from '../runtime/call-slots';
import { type Clock, pause } from '../runtime/clock';
import { problems } from '../runtime/problem';
import type { CallSlots } from '../runtime/state';

export interface CallRateLimit {
  /** Makes a call within the rate. Rejects when that is impossible before its deadline. */
  run<T>(budget: Budget, call: () => Promise<T>): Promise<T>;
  /** Blocks all calls for some milliseconds, as requested by the database. */
  hold(ms: number): void;
}

const MAX_QUEUE = 200;
/** Concurrent calls. A hanging database would otherwise accumulate one per user. */
const CONCURRENCY = 100;
/** Minimum wait of a new request in milliseconds. */
const MIN_WAIT = 200;
const CONTINUED = 1;

/**
 * Keeps database calls under a rate across all readers and gateways. Calls that continue a request go first and wait up
 * to its deadline, so that started work is completed. New requests wait for at most five calls; a longer wait is
 * refused at once, so that accepted requests are fast.
 */
export const createCallRateLimit = (perSecond: number, slots: CallSlots, clock: Clock): CallRateLimit => {
  const limit = perSecond > 0 ? perSecond : Number.POSITIVE_INFINITY;
  const maxWait = Math.max(MIN_WAIT, (5 * CALL_WINDOW) / limit);
  /** Calls that wait for their slot, and pending calls. */
  const starts = new PQueue({ concurrency: 1 });
  const calls = new PQueue({ concurrency: CONCURRENCY });
  /** Earliest start of a call, as known to this process. */
  let freeAt = 0;

  /** Latest starts of this process. */
  const started: number[] = [];

  /** Returns the milliseconds until a call may start, with this many ahead of it. */
  const startsIn = (ahead = 0): number => {
    const before = started[started.length - limit + (ahead % limit)];
    const free = before === undefined ? 0 : before + CALL_WINDOW;
    return Math.max(0, Math.max(free, freeAt) - clock.now()) + Math.floor(ahead / limit) * CALL_WINDOW;
  };

  /** Returns the milliseconds after which to retry; 0 when there is capacity. */
  const refusal = (continued: boolean): number => {
    const wait = continued ? 0 : startsIn(starts.size + starts.pending);
    if (wait > maxWait) return wait;
    const waiting = continued ? calls.sizeBy({ priority: CONTINUED }) : calls.size;
    return waiting < MAX_QUEUE ? 0 : CALL_WINDOW;
  };

  const start = async (latest: number): Promise<void> => {
    for (;;) {
      const wait = startsIn() || (perSecond > 0 ? await slots.take(perSecond) : 0);
      if (wait === 0) {
        if (perSecond > 0 && started.push(clock.now()) > limit) started.shift();
        return;
      }
      freeAt = Math.max(freeAt, clock.now() + wait);
      if (freeAt > latest) throw problems.busy(wait);
      await pause(clock, wait);
    }
  };

  return {
    async run({ deadline, calls: previousCalls }, call) {
      const continued = previousCalls > 0;
      const refused = refusal(continued);
      if (refused > 0) throw problems.busy(refused);
      const order = { priority: continued ? CONTINUED : 0 };
      const latest = continued ? deadline : Math.min(deadline, clock.now() + maxWait);
      return calls.add(async () => {
        if (clock.now() >= deadline) throw problems.busy(0);
        await starts.add(() => start(latest), order);
        return call();
      }, order);
    },
    hold(ms) {
      freeAt = Math.max(freeAt, clock.now() + ms);
      if (perSecond > 0) void slots.hold(ms);
    },
  };
};

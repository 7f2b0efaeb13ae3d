import PQueue from 'p-queue';
import type { Budget } from '../runtime/budget';
import { CALL_WINDOW } from '../runtime/call-slots';
import { type Clock, pause } from '../runtime/clock';
import { problems } from '../runtime/problem';
import type { CallSlots } from '../runtime/state';

export interface CallRateLimit {
  /** Makes a call when it may be made. Rejects when that is not before its deadline. */
  run<T>(budget: Budget, call: () => Promise<T>): Promise<T>;
  /** No call at all for some milliseconds, because the database asked for it. */
  hold(ms: number): void;
}

const LONGEST_QUEUE = 200;
/** Concurrent calls. A database that hangs would otherwise gather one per user. */
const AT_ONCE = 100;
/** Milliseconds that a new request waits for at least. */
const PATIENCE = 200;
const CONTINUED = 1;

/**
 * Keeps calls to the database under a rate, however many readers and gateways there are. Calls that continue a request go
 * first, and wait for as long as the request may take, so that what was begun is finished. New requests wait for as long as
 * five calls take; who would wait longer is refused at once, so that what is served is served fast.
 */
export const createCallRateLimit = (perSecond: number, slots: CallSlots, clock: Clock): CallRateLimit => {
  const limit = perSecond > 0 ? perSecond : Number.POSITIVE_INFINITY;
  const patience = Math.max(PATIENCE, (5 * CALL_WINDOW) / limit);
  /** Calls that wait for their slot, and calls under way. */
  const starts = new PQueue({ concurrency: 1 });
  const calls = new PQueue({ concurrency: AT_ONCE });
  /** When a call may start, as far as this process knows. */
  let freeAt = 0;

  /** The latest starts of this process. */
  const started: number[] = [];

  /** Milliseconds until a call may start, with so many ahead of it. */
  const startsIn = (ahead = 0): number => {
    const before = started[started.length - limit + (ahead % limit)];
    const free = before === undefined ? 0 : before + CALL_WINDOW;
    return Math.max(0, Math.max(free, freeAt) - clock.now()) + Math.floor(ahead / limit) * CALL_WINDOW;
  };

  /** Milliseconds after which to try again; 0 when there is room. */
  const refusal = (continued: boolean): number => {
    const wait = continued ? 0 : startsIn(starts.size + starts.pending);
    if (wait > patience) return wait;
    const waiting = continued ? calls.sizeBy({ priority: CONTINUED }) : calls.size;
    return waiting < LONGEST_QUEUE ? 0 : CALL_WINDOW;
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
    async run({ deadline, calls: made }, call) {
      const continued = made > 0;
      const refused = refusal(continued);
      if (refused > 0) throw problems.busy(refused);
      const order = { priority: continued ? CONTINUED : 0 };
      const latest = continued ? deadline : Math.min(deadline, clock.now() + patience);
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

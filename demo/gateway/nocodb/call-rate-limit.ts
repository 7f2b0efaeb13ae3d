import type { Budget } from '../runtime/budget';
import type { Clock } from '../runtime/clock';
import { problems } from '../runtime/problem';

export interface CallRateLimit {
  /**
   * Resolves when the call may be made, throws when it cannot be made before its deadline. The caller releases its slot.
   */
  take(budget: Budget): Promise<() => void>;
  /** No call at all for some milliseconds, because the database asked for it. */
  hold(ms: number): void;
}

// A call that leaves at the end of one second can arrive in the next: the window is a little wider than a second.
const WINDOW = 1050;
const LONGEST_QUEUE = 200;
/** Concurrent calls. A database that hangs would otherwise gather one per user. */
const AT_ONCE = 100;
/** Milliseconds that a new request waits for at least. */
const PATIENCE = 200;

interface Waiting {
  budget: Budget;
  start: (over: () => void) => void;
  refuse: (reason: Error) => void;
}

/**
 * Keeps calls to the database under a rate, however many readers there are. Calls that continue a request go first,
 * so that what was begun is finished. New requests wait for as long as five calls take; who would wait longer is
 * refused at once, so that what is served is served fast. p-queue cannot tell how long a new call would wait.
 */
export const createCallRateLimit = (perSecond: number, clock: Clock): CallRateLimit => {
  const limit = perSecond > 0 ? perSecond : Number.POSITIVE_INFINITY;
  const patience = Math.max(PATIENCE, (5 * WINDOW) / limit);
  const continued: Waiting[] = [];
  const fresh: Waiting[] = [];
  let starts: number[] = [];
  let underWay = 0;
  let heldUntil = 0;
  let cancelTimer: (() => void) | undefined;

  /** When a call may start, with so many ahead of it. */
  const startBehind = (ahead: number): number => {
    const now = clock.now();
    const passed = starts.findIndex((at) => now - at < WINDOW);
    if (passed !== 0) starts = passed < 0 ? [] : starts.slice(passed);
    if (ahead >= limit) return startBehind(ahead - limit) + WINDOW;
    const slot = starts[starts.length + ahead - limit];
    return Math.max(slot === undefined ? now : slot + WINDOW, heldUntil);
  };

  const run = () => {
    cancelTimer?.();
    cancelTimer = undefined;
    for (;;) {
      const queue = continued.length > 0 ? continued : fresh;
      const [waiting] = queue;
      if (!waiting) return;
      const at = startBehind(0);
      const now = clock.now();
      if (waiting.budget.deadline <= Math.max(at, now)) {
        queue.shift();
        waiting.refuse(problems.busy(at - now));
        continue;
      }
      if (at > now) {
        cancelTimer = clock.after(at - now, run);
        return;
      }
      if (underWay >= AT_ONCE) return;
      queue.shift();
      if (Number.isFinite(limit)) starts.push(now);
      underWay += 1;
      waiting.start(over);
    }
  };

  const over = () => {
    underWay -= 1;
    run();
  };

  /** Milliseconds to wait before another try; undefined when there is room. */
  const refusal = (budget: Budget): number | undefined => {
    if (budget.calls > 0) return continued.length < LONGEST_QUEUE ? undefined : WINDOW;
    const ahead = continued.length + fresh.length;
    const wait = startBehind(ahead) - clock.now();
    if (wait > patience) return wait;
    return ahead < LONGEST_QUEUE ? undefined : WINDOW;
  };

  return {
    take(budget) {
      const wait = refusal(budget);
      if (wait !== undefined) return Promise.reject(problems.busy(wait));
      return new Promise((start, refuse) => {
        (budget.calls > 0 ? continued : fresh).push({ budget, start, refuse });
        run();
      });
    },
    hold(ms) {
      heldUntil = Math.max(heldUntil, clock.now() + ms);
    },
  };
};

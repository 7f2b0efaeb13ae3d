import type { Clock } from './clock';
import { problems } from './problem';

/** One request's way through the gateway: when it has to be over, and how many calls it has made. */
export interface Turn {
  readonly until: number;
  calls: number;
}

export interface Throttle {
  /** Resolves when the call may be made, throws when it will not be made in time. */
  take(turn: Turn): Promise<void>;
  /** No call at all for some milliseconds, because the database asked for it. */
  hold(ms: number): void;
}

// A call that leaves at the end of one second can arrive in the next: the window is a little wider than a second.
const WINDOW = 1050;
const LONGEST_QUEUE = 200;

interface Waiting {
  turn: Turn;
  start: () => void;
  refuse: (reason: Error) => void;
}

/**
 * Keeps calls to the database under a rate, however many readers there are. Calls that continue a request go first,
 * so that what was begun is finished; new requests beyond about a second's worth are refused at once.
 */
export const createThrottle = (perSecond: number, clock: Clock): Throttle => {
  const limit = perSecond > 0 ? perSecond : Number.POSITIVE_INFINITY;
  const longest = Math.min(LONGEST_QUEUE, Math.max(1, limit));
  const continued: Waiting[] = [];
  const fresh: Waiting[] = [];
  let starts: number[] = [];
  let heldUntil = 0;
  let cancelTimer: (() => void) | undefined;

  const nextStart = (): number => {
    const now = clock.now();
    starts = starts.filter((at) => now - at < WINDOW);
    const [oldest] = starts;
    const free = starts.length < limit || oldest === undefined ? now : oldest + WINDOW;
    return Math.max(free, heldUntil);
  };

  const run = () => {
    cancelTimer?.();
    cancelTimer = undefined;
    for (;;) {
      const waiting = continued[0] ?? fresh[0];
      if (!waiting) return;
      const at = nextStart();
      const now = clock.now();
      if (waiting.turn.until <= Math.max(at, now)) {
        (continued.length > 0 ? continued : fresh).shift();
        waiting.refuse(problems.busy(at - now));
        continue;
      }
      if (at > now) {
        cancelTimer = clock.after(at - now, run);
        return;
      }
      (continued.length > 0 ? continued : fresh).shift();
      if (Number.isFinite(limit)) starts.push(now);
      waiting.start();
    }
  };

  return {
    take(turn) {
      const queue = turn.calls > 0 ? continued : fresh;
      if (queue.length >= (turn.calls > 0 ? LONGEST_QUEUE : longest)) {
        return Promise.reject(problems.busy(nextStart() - clock.now() + 1000));
      }
      return new Promise((start, refuse) => {
        queue.push({ turn, start, refuse });
        run();
      });
    },
    hold(ms) {
      heldUntil = Math.max(heldUntil, clock.now() + ms);
    },
  };
};

import type { CallSlots } from './state';

/** Milliseconds, a little more than a second: a call sent at the end of one second can arrive in the next. */
export const CALL_WINDOW = 1050;

export const createCallSlots = (now: () => number): CallSlots => {
  const starts: number[] = [];
  let heldUntil = 0;

  return {
    async take(perSecond) {
      const before = starts.at(-perSecond);
      const free = Math.max(heldUntil, before === undefined ? 0 : before + CALL_WINDOW);
      if (free > now()) return free - now();
      starts.push(now());
      if (starts.length > perSecond) starts.shift();
      return 0;
    },
    async hold(ms) {
      heldUntil = Math.max(heldUntil, now() + ms);
    },
  };
};

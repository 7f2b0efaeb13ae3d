const FAILURES = 5;
const PROBE_EVERY = 1000;

export interface Breaker {
  /** Whether the database counts as unavailable. */
  open(): boolean;
  /** Whether a call would be refused now. */
  blocked(): boolean;
  /** Requests permission to call; while the circuit is open, one probe per second is permitted. */
  admit(): boolean;
  report(outcome: 'ok' | 'failed'): void;
}

/**
 * Stops calling a failing database: opens after five consecutive failures, closes with the first success. cockatiel
 * lets callers wait for the probe of a half-open circuit; here they are refused at once.
 */
export const createBreaker = (now: () => number): Breaker => {
  let failures = 0;
  let probedAt = 0;

  const open = () => failures >= FAILURES;
  const blocked = () => open() && now() - probedAt < PROBE_EVERY;

  return {
    open,
    blocked,
    admit() {
      if (blocked()) return false;
      if (open()) probedAt = now();
      return true;
    },
    report(outcome) {
      failures = outcome === 'ok' ? 0 : failures + 1;
      if (failures === FAILURES) probedAt = now();
    },
  };
};

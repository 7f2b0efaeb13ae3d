import type { Environment } from '@gatehouse/sdk';

/** Maximum and minimum time before the end at which users are warned, in milliseconds. */
const MAX_WARNING = 60_000;
const MIN_WARNING = 20_000;
/** Minimum poll interval in milliseconds. */
const GAP = 5_000;
/** Milliseconds before a failed read is retried. */
const REPEAT = 60_000;

/** A session end that users are warned of. */
export interface Ending {
  /** Milliseconds since the epoch. */
  endsAt: number;
  /** True if extending the session did not move its end, since the account limits the session length. */
  isFinal: boolean;
}

interface Watched {
  environment: Pick<Environment, 'after' | 'listen' | 'now'>;
  /** Returns the session's idle end; the call itself extends the session. Undefined if the session never ends. */
  readEnd(): Promise<number | undefined>;
  isHidden(): boolean;
  /** Renders or removes the warning. */
  show(ending: Ending | undefined): void;
}

/**
 * Warns before an idle session ends. User activity extends the session instead, by reading it. Background pages wait
 * until they are visible.
 */
export const watchSessionEnd = ({ environment, readEnd, isHidden, show }: Watched) => {
  const { after, listen, now } = environment;
  let hasStopped = false;
  let isUsed = false;
  let warnedOf: number | undefined;
  let cancel = () => {};
  const schedule = (ms: number, run: () => void) => {
    cancel();
    cancel = after(ms, run);
  };

  /** Reads in the background: an error is retried and not reported. */
  const check = (): void => void read().catch(() => undefined);

  const leadOf = (left: number) => Math.max(MIN_WARNING, Math.min(MAX_WARNING, left / 2));

  const isDue = (endsAt: number, lead: number): void => {
    // Timers have a maximum delay, and a device that was asleep has missed its own.
    if (endsAt - now() > lead + GAP) {
      plan(endsAt);
      return;
    }
    if (isHidden()) {
      cancel = listen('visibilitychange', () => !isHidden() && check());
      return;
    }
    if (isUsed) {
      check();
      return;
    }
    warnedOf = endsAt;
    show({ endsAt, isFinal: false });
    schedule(Math.max(GAP, endsAt - now()), check);
  };

  const plan = (endsAt: number): void => {
    const left = endsAt - now();
    const lead = leadOf(left);
    // The session is alive but has ended by this clock, so the clock is wrong.
    if (left > 0) schedule(Math.max(GAP, left - lead), () => isDue(endsAt, lead));
  };

  const read = async (): Promise<void> => {
    cancel();
    isUsed = false;
    try {
      const endsAt = await readEnd();
      if (hasStopped) return;
      const isFinal = warnedOf !== undefined && endsAt !== undefined && endsAt <= warnedOf + 1000;
      if (isFinal && endsAt !== undefined) {
        show({ endsAt, isFinal });
        schedule(Math.max(GAP, endsAt - now()), check);
        return;
      }
      warnedOf = undefined;
      show(undefined);
      if (endsAt !== undefined) plan(endsAt);
    } catch (error) {
      // A read of an ended session signs the user out by itself.
      if (!hasStopped) schedule(REPEAT, check);
      throw error;
    }
  };
  return {
    /** Starts watching. */
    start: () => schedule(GAP, check),
    /** Reports user activity. */
    noteUse: () => {
      isUsed = true;
    },
    /** Extends the session, which moves its end. @throws IdentityError when the provider is unreachable or refuses */
    stay: read,
    stop: () => {
      hasStopped = true;
      cancel();
    },
  };
};

import type { Environment } from '@gatehouse/sdk';

/** Milliseconds before the end at which users are warned: the longest, and the least that leaves time to answer. */
const LONGEST = 60_000;
const SHORTEST = 20_000;
/** Minimum poll interval in milliseconds. */
const GAP = 5_000;
/** Delay before a failed read is retried, in milliseconds. */
const REPEAT = 60_000;

/** The end of the session that users are warned of. */
export interface Ending {
  /** Milliseconds since the epoch. */
  endsAt: number;
  /** Staying was tried and did not move the end: the account signs users out after a set time. */
  isFinal: boolean;
}

interface Watched {
  environment: Pick<Environment, 'after' | 'listen' | 'now'>;
  /** Reads when the session ends unless it is used; the reading is a use of it. Undefined where it never ends. */
  readEnd(): Promise<number | undefined>;
  isHidden(): boolean;
  /** Shows or hides the warning. */
  show(ending: Ending | undefined): void;
}

/**
 * Warns before an idle session ends. User activity reads the session again instead,
 * which extends it. Pages in the background wait until they are looked at.
 */
export const watchSessionEnd = ({ environment, readEnd, isHidden, show }: Watched) => {
  const { after, listen, now } = environment;
  let hasStopped = false;
  let isUsed = false;
  let warnedOf: number | undefined;
  let cancel = () => {};
  const later = (ms: number, run: () => void) => {
    cancel();
    cancel = after(ms, run);
  };

  /** The same as `read`, by itself: a failure is repeated and not told. */
  const look = (): void => void read().catch(() => undefined);

  const leadOf = (left: number) => Math.max(SHORTEST, Math.min(LONGEST, left / 2));

  const isDue = (endsAt: number, lead: number): void => {
    // Timers have a longest wait, and a device that slept has missed its own.
    if (endsAt - now() > lead + GAP) {
      plan(endsAt);
      return;
    }
    if (isHidden()) {
      cancel = listen('visibilitychange', () => !isHidden() && look());
      return;
    }
    if (isUsed) {
      look();
      return;
    }
    warnedOf = endsAt;
    show({ endsAt, isFinal: false });
    later(Math.max(GAP, endsAt - now()), look);
  };

  const plan = (endsAt: number): void => {
    const left = endsAt - now();
    const lead = leadOf(left);
    // The session is alive although it is over by this clock, so the clock is wrong.
    if (left > 0) later(Math.max(GAP, left - lead), () => isDue(endsAt, lead));
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
        later(Math.max(GAP, endsAt - now()), look);
        return;
      }
      warnedOf = undefined;
      show(undefined);
      if (endsAt !== undefined) plan(endsAt);
    } catch (error) {
      // Where the session is over, it says so itself.
      if (!hasStopped) later(REPEAT, look);
      throw error;
    }
  };
  return {
    /** Begins to watch. */
    start: () => later(GAP, look),
    /** The user does something here. */
    noteUse: () => {
      isUsed = true;
    },
    /** Uses the session, which moves its end. @throws IdentityError when the provider cannot be reached or refuses */
    stay: read,
    stop: () => {
      hasStopped = true;
      cancel();
    },
  };
};

/** Length of a frame in ms. */
export const FRAME = 16;
/** The clock runs at most so many times faster than a real one: for work of the browser that nobody tracks. */
const PACE = 20;

/** What a clock needs from its browser. */
export interface Host {
  /** Resolves when the main thread has nothing else to do. */
  idle(): Promise<void>;
  /** Resolves after some ms of a real clock. */
  wait(ms: number): Promise<void>;
  /** Runs a callback in the next frame of the browser. */
  inFrame(run: () => void): Promise<void>;
  /** Resolves to true once tracked work has ended, or to false at once where there is none. */
  browserDone(): Promise<boolean>;
  /** Reports an error of a callback. */
  report(error: unknown): void;
}

interface Timer {
  /** Time at which it is due, in ms. */
  at: number;
  run: () => void;
  /** Interval in ms of a timer that repeats. */
  every?: number;
}

/** Creates a clock that moves only when nothing else is left to do, and then to the next timer or frame at once. */
export const createClock = ({ idle, wait, inFrame, browserDone, report }: Host) => {
  let time = 0;
  let isStopped = false;
  let wake: (() => void) | undefined;

  let lastId = 0;
  const timers = new Map<number, Timer>();
  const frames = new Map<number, FrameRequestCallback>();
  let needsFrame = false;
  let afterFrame: (() => void)[] = [];

  const add = (timer: Timer): number => {
    lastId += 1;
    timers.set(lastId, timer);
    wake?.();
    return lastId;
  };

  const intervalOf = (delay: unknown) => Math.max(1, Math.floor(Number(delay)) || 0);

  const attempt = (run: () => void): void => {
    try {
      run();
    } catch (error) {
      report(error);
    }
  };

  /** Runs a frame of the page in a frame of the browser. */
  const renderFrame = async (): Promise<void> => {
    needsFrame = false;
    await inFrame(() => {
      // Frames that are requested now belong to the next one.
      for (const id of [...frames.keys()]) {
        const run = frames.get(id);
        frames.delete(id);
        if (run) attempt(() => run(time));
      }
    });
    await idle();
    const due = afterFrame;
    afterFrame = [];
    for (const run of due) attempt(run);
  };

  const runTimer = (id: number, timer: Timer): void => {
    timers.delete(id);
    // Behind the timers that are due then already.
    if (timer.every !== undefined) timers.set(id, { ...timer, at: time + timer.every });
    attempt(timer.run);
  };

  /** What is due next; frames come at multiples of their length. */
  const nextDue = (): { at: number; run: () => unknown } | undefined => {
    let first: readonly [number, Timer] | undefined;
    for (const entry of timers) if (!first || entry[1].at < first[1].at) first = entry;
    const frame = Math.floor(time / FRAME + 1) * FRAME;
    if ((needsFrame || frames.size > 0) && (!first || frame <= first[1].at)) return { at: frame, run: renderFrame };
    if (!first) return undefined;
    const [id, timer] = first;
    return { at: timer.at, run: () => runTimer(id, timer) };
  };

  /** Resolves when there may be something to do. */
  const change = (): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
    });

  const tick = async (): Promise<void> => {
    if (isStopped) return change();
    await idle();
    if (await browserDone()) return;
    const due = nextDue();
    if (!due) return change();
    const leap = due.at - time;
    if (leap > FRAME) {
      await wait(leap / PACE);
      if ((await browserDone()) || nextDue()?.at !== due.at) return;
    }
    // A restart may have passed the time of a timer.
    time = Math.max(time, due.at);
    await due.run();
  };

  return {
    /** Time in ms since the clock was created. */
    time: () => time,
    setTimeout: (run: () => void, delay?: unknown): number => add({ at: time + intervalOf(delay), run }),
    setInterval: (run: () => void, delay?: unknown): number => {
      const every = intervalOf(delay);
      return add({ at: time + every, run, every });
    },
    clearTimer: (id: unknown): void => {
      timers.delete(Number(id));
    },
    requestFrame: (run: FrameRequestCallback): number => {
      lastId += 1;
      frames.set(lastId, run);
      wake?.();
      return lastId;
    },
    cancelFrame: (id: number): void => {
      frames.delete(id);
    },
    /** Says that the page needs a frame. `then` runs at its end. */
    invalidate: (then?: () => void): void => {
      needsFrame = true;
      if (then) afterFrame.push(then);
      wake?.();
    },
    /** Moves to the start of the next frame, and goes on when it was stopped. Returns the time. */
    restart: (): number => {
      time = Math.ceil(time / FRAME) * FRAME;
      isStopped = false;
      wake?.();
      return time;
    },
    /** Stops after some ms, unless it is canceled. */
    stopAfter: (duration: number) => {
      let id: number | undefined;
      const stopped = new Promise<void>((resolve) => {
        const stop = () => {
          isStopped = true;
          resolve();
        };
        id = add({ at: time + intervalOf(duration), run: stop });
      });
      return { stopped, cancel: () => timers.delete(Number(id)) };
    },
    /** Runs the clock; never returns. */
    run: async (): Promise<never> => {
      for (;;) await tick();
    },
  };
};

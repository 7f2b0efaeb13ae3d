import { browserDone } from './pending';

/** The instant at which every story starts: stories that name dates look the same on every day. */
const START = Date.UTC(2026, 5, 15, 10);
/** Length of a frame in ms. */
const FRAME = 16;

interface Timer {
  /** Time at which it is due, in ms. */
  at: number;
  run: () => void;
  /** Interval in ms of a timer that repeats. */
  every?: number;
}

/** The clock runs at most so many times faster than a real one: for work of the browser that nobody tracks. */
const PACE = 20;

const wait = window.setTimeout.bind(window);
const nextFrame = window.requestAnimationFrame.bind(window);
const { scheduler } = window;
/** Resolves when the main thread has nothing else to do. */
const idle = (): Promise<void> => scheduler.postTask(() => undefined, { priority: 'background' });

/** Time of the page in ms. It moves only when nothing else is left to do, and then to the next timer at once. */
let time = 0;
/** Until the first story starts, the date stands still: modules compute dates of their data from it. */
let storyStart: number | undefined;
let isStopped = false;
let wake: (() => void) | undefined;

let lastId = 0;
const timers = new Map<number, Timer>();
let frames = new Map<number, FrameRequestCallback>();
/** Whether the page changed since its last frame. */
let isChanged = false;
/** What observers of sizes were told since the last frame. */
let resized: (() => void)[] = [];

const add = (timer: Timer): number => {
  lastId += 1;
  timers.set(lastId, timer);
  wake?.();
  return lastId;
};

const remove = (id: number | undefined): void => {
  if (id !== undefined) timers.delete(Number(id));
};

const dueTime = (delay: unknown) => time + Math.max(1, Math.floor(Number(delay)) || 0);

const requestFrame = (run: FrameRequestCallback): number => {
  lastId += 1;
  frames.set(lastId, run);
  wake?.();
  return lastId;
};

const attempt = (run: () => void): void => {
  try {
    run();
  } catch (error) {
    reportError(error);
  }
};

/** Runs a frame of the page in a frame of the browser, and tells observers of sizes. */
const renderFrame = async (): Promise<void> => {
  isChanged = false;
  await new Promise<void>((resolve) => {
    nextFrame(() => {
      const due = frames;
      frames = new Map();
      for (const run of due.values()) attempt(() => run(time));
      resolve();
    });
  });
  await idle();
  const due = resized;
  resized = [];
  for (const run of due) attempt(run);
};

/** Tells its callback at the end of a frame of the clock: the browser has frames of its own in between. */
class FramedResizeObserver extends ResizeObserver {
  constructor(callback: ResizeObserverCallback) {
    super((entries, observer) => {
      isChanged = true;
      resized.push(() => callback(entries, observer));
      wake?.();
    });
  }
}

const runTimer = (id: number, timer: Timer): void => {
  if (timer.every === undefined) timers.delete(id);
  else timer.at = time + timer.every;
  attempt(timer.run);
};

/** What is due next; frames come at multiples of their length. */
const nextDue = (): { at: number; run: () => unknown } | undefined => {
  let first: readonly [number, Timer] | undefined;
  for (const entry of timers) if (!first || entry[1].at < first[1].at) first = entry;
  const frame = Math.floor(time / FRAME + 1) * FRAME;
  if ((isChanged || frames.size > 0) && (!first || frame <= first[1].at)) return { at: frame, run: renderFrame };
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
    await new Promise((resolve) => wait(resolve, leap / PACE));
    if ((await browserDone()) || nextDue()?.at !== due.at) return;
  }
  time = due.at;
  await due.run();
};

const go = async (): Promise<never> => {
  for (;;) await tick();
};

/** Starts a story at the same instant as every other, and at the start of a frame. */
export const restartClock = (): void => {
  time = Math.ceil(time / FRAME) * FRAME;
  storyStart = time;
  isStopped = false;
  wake?.();
};

/** Stops the clock after some ms, unless it is canceled. */
export const stopAfter = (duration: number) => {
  let id: number | undefined;
  const stopped = new Promise<void>((resolve) => {
    id = add({
      at: dueTime(duration),
      run: () => {
        isStopped = true;
        resolve();
      },
    });
  });
  return { stopped, cancel: () => remove(id) };
};

const now = () => START + time - (storyStart ?? time);

const timeFunctions = {
  setTimeout: (run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) =>
    add({ at: dueTime(delay), run: () => run(...args) }),
  setInterval: (run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) =>
    add({ at: dueTime(delay), run: () => run(...args), every: dueTime(delay) - time }),
  clearTimeout: remove,
  clearInterval: remove,
  requestAnimationFrame: requestFrame,
  cancelAnimationFrame: (id: number) => {
    frames.delete(id);
  },
  requestIdleCallback: (run: IdleRequestCallback) =>
    add({ at: dueTime(1), run: () => run({ didTimeout: false, timeRemaining: () => FRAME }) }),
  cancelIdleCallback: remove,
};

/** Gives a window the clock: a page, or a frame in it. */
export const install = (target: Window & typeof globalThis): void => {
  Object.assign(target, timeFunctions);
  target.performance.now = () => time;
  target.AbortSignal.timeout = (ms) => {
    const controller = new target.AbortController();
    add({
      at: dueTime(ms),
      run: () => controller.abort(new target.DOMException('signal timed out', 'TimeoutError')),
    });
    return controller.signal;
  };
  target.Date.now = now;
  target.Date = new Proxy(target.Date, {
    apply: (date) => new date(now()).toString(),
    construct: (date, args, newTarget) => Reflect.construct(date, args.length > 0 ? args : [now()], newTarget),
  });
};

export const startClock = (): void => {
  install(window);
  window.ResizeObserver = FramedResizeObserver;
  new MutationObserver(() => {
    isChanged = true;
    wake?.();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  void go();
};

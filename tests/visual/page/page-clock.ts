import { browserDone } from './browser-work';
import { createClock, FRAME } from './clock';

/** The instant at which every story starts: stories that name dates look the same on every day. */
const START = Date.UTC(2026, 5, 15, 10);

const setRealTimeout = window.setTimeout.bind(window);
const nextFrame = window.requestAnimationFrame.bind(window);
const { scheduler } = window;

const clock = createClock({
  idle: () => scheduler.postTask(() => undefined, { priority: 'background' }),
  wait: (ms) => new Promise((resolve) => setRealTimeout(resolve, ms)),
  inFrame: (run) =>
    new Promise((resolve) =>
      nextFrame(() => {
        run();
        resolve();
      }),
    ),
  browserDone,
  report: (error) => reportError(error),
});

/** Until the first story starts, the date stands still: modules compute dates of their data from it. */
let storyStart: number | undefined;

/** Starts a story at the same instant as every other, and at the start of a frame. */
export const restartClock = (): void => {
  storyStart = clock.restart();
};

/** Stops the clock after some ms, unless it is canceled. */
export const { stopAfter } = clock;

const now = () => START + clock.time() - (storyStart ?? clock.time());

/** Tells its callback at the end of a frame of the clock: the browser has frames of its own in between. */
class FramedResizeObserver extends ResizeObserver {
  constructor(callback: ResizeObserverCallback) {
    super((entries, observer) => clock.invalidate(() => callback(entries, observer)));
  }
}

const timeFunctions = {
  setTimeout: (run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) =>
    clock.setTimeout(() => run(...args), delay),
  setInterval: (run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) =>
    clock.setInterval(() => run(...args), delay),
  clearTimeout: clock.clearTimer,
  clearInterval: clock.clearTimer,
  requestAnimationFrame: clock.requestFrame,
  cancelAnimationFrame: clock.cancelFrame,
  requestIdleCallback: (run: IdleRequestCallback) =>
    clock.setTimeout(() => run({ didTimeout: false, timeRemaining: () => FRAME })),
  cancelIdleCallback: clock.clearTimer,
};

/** Gives a window the clock: a page, or a frame in it. */
export const install = (target: Window & typeof globalThis): void => {
  Object.assign(target, timeFunctions);
  target.performance.now = clock.time;
  target.AbortSignal.timeout = (ms) => {
    const controller = new target.AbortController();
    clock.setTimeout(() => controller.abort(new target.DOMException('signal timed out', 'TimeoutError')), ms);
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
  new MutationObserver(() => clock.invalidate()).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  void clock.run();
};

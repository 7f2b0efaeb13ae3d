import type { Environment, PageEvent } from '@gatehouse/sdk';
import { IDBFactory } from 'fake-indexeddb';
import { createMemoryStorage } from '../../emulator/testing/memory-storage';

// Lazy chunks of the SDK; fake time cannot wait for a real file to be read.
await Promise.all([
  import('../../sdk/session/engine'),
  import('../../sdk/session/open-id/open-id'),
  import('../../sdk/entitlements/load'),
]);

/** Fake clock and timers that a test advances. */
export const createClock = (start = Date.UTC(2026, 0, 15, 12)) => {
  let now = start;
  let timers: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    /** A device clock that is changed without passage of time. */
    jump: (ms: number) => {
      now += ms;
    },
    after: (ms: number, run: () => void) => {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((entry) => entry !== timer);
      };
    },
    pending: () => timers.length,
    /** Advances `ms` milliseconds, firing timers in order and settling promises in between. */
    async advance(ms: number) {
      const end = now + ms;
      await settle();
      for (;;) {
        const next = timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers = timers.filter((timer) => timer !== next);
        now = Math.max(now, next.at);
        next.run();
        await settle();
      }
      now = end;
      await settle();
    },
  };
};

type Clock = ReturnType<typeof createClock>;

/** Number of pending calls per browser, by the function that counts those that never get a response. */
const underWay = new Map<() => number, number>();
const isUnderWay = () => [...underWay].some(([hanging, calls]) => calls > hanging());

/** Ends the wait for calls that a test holds back. */
const MAX_WAIT = 5_000;
/** Turns of the event loop in which most calls get a response; after these, other processes get the processor. */
const QUICK_TURNS = 50;

/** Waits for promises, IndexedDB and pending calls; does not wait for calls that never get a response. */
export const settle = async () => {
  const start = Date.now();
  for (let i = 0, quiet = 0; quiet < 30; i += 1, quiet += 1) {
    await new Promise<void>((resolve) => {
      if (i < QUICK_TURNS || quiet > 0) setImmediate(resolve);
      else setTimeout(resolve, 1);
    });
    if (!isUnderWay()) continue;
    quiet = -1;
    if (Date.now() - start > MAX_WAIT) underWay.clear();
  }
};

const counted =
  <Arguments extends unknown[], Result>(
    call: (...given: Arguments) => Promise<Result>,
    hanging: () => number,
  ): ((...given: Arguments) => Promise<Result>) =>
  async (...given) => {
    underWay.set(hanging, (underWay.get(hanging) ?? 0) + 1);
    try {
      return await call(...given);
    } finally {
      const left = (underWay.get(hanging) ?? 1) - 1;
      if (left > 0) underWay.set(hanging, left);
      else underWay.delete(hanging);
    }
  };

const none = () => 0;

/** Digests are computed by another thread, which may be slow on a busy machine. */
const countedCrypto = (): Crypto => {
  const { crypto } = globalThis;
  const digest = counted(crypto.subtle.digest.bind(crypto.subtle), none);
  const subtle = Object.create(crypto.subtle, { digest: { value: digest } });
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  return Object.create(crypto, { subtle: { value: subtle }, getRandomValues: { value: getRandomValues } });
};

interface LockRequest {
  run: (lock: object | null) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** Web Locks of one browser: exclusive, in order, with `signal`, `steal` and `ifAvailable`. */
const createLocks = (): LockManager => {
  const queues = new Map<string, { held?: LockRequest; waiting: LockRequest[] }>();
  const next = (name: string) => {
    const queue = queues.get(name);
    const request = queue?.waiting.shift();
    if (!queue || !request) return;
    queue.held = request;
    const free = () => {
      if (queue.held !== request) return;
      queue.held = undefined;
      next(name);
    };
    Promise.resolve({ name }).then(request.run).then(request.resolve, request.reject).finally(free);
  };
  const request = (name: string, options: LockOptions, run: LockRequest['run']) =>
    new Promise<unknown>((resolve, reject) => {
      const queue = queues.get(name) ?? { waiting: [] };
      queues.set(name, queue);
      if (options.ifAvailable && queue.held) return resolve(run(null));
      const entry = { run, resolve, reject };
      if (options.steal) {
        queue.held?.reject(new DOMException('stolen', 'AbortError'));
        queue.held = undefined;
        queue.waiting.unshift(entry);
      } else {
        queue.waiting.push(entry);
      }
      options.signal?.addEventListener('abort', () => {
        if (!queue.waiting.includes(entry)) return;
        queue.waiting = queue.waiting.filter((other) => other !== entry);
        reject(new DOMException('aborted', 'AbortError'));
      });
      if (!queue.held) next(name);
    });
  // The SDK only uses the three-argument form.
  return { request, query: async () => ({}) } as unknown as LockManager;
};

const createChannels = () => {
  const open = new Set<{ name: string; target: EventTarget }>();
  return (name: string): BroadcastChannel => {
    const target = new EventTarget();
    const entry = { name, target };
    open.add(entry);
    return Object.assign(target, {
      postMessage: (data: unknown) => {
        for (const other of open) {
          if (other.name !== name || other === entry) continue;
          setImmediate(() => other.target.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) })));
        }
      },
      close: () => void open.delete(entry),
    }) as unknown as BroadcastChannel;
  };
};

export interface Tab {
  environment: Environment;
  /** URLs of redirects. */
  redirects: URL[];
  /** URLs opened in new tabs. */
  opened: URL[];
  page(): URL;
  /** Blocks further tabs. */
  blockTabs(): void;
  /** Navigates the same tab to another URL. */
  open(url: string): void;
  emit(event: PageEvent, init?: Record<string, unknown>): void;
  setOffline(offline: boolean): void;
}

export interface BrowserOptions {
  fetch: Environment['fetch'];
  /** Number of calls that never get a response. */
  hanging?: () => number;
  clock?: Clock;
  without?: ('locks' | 'channel' | 'indexedDB' | 'crypto')[];
}

/** One browser: its tabs share storage, locks, channels and IndexedDB, as those of a profile do. */
export const createBrowser = ({ fetch, hanging = none, clock = createClock(), without = [] }: BrowserOptions) => {
  const local = createMemoryStorage();
  const locks = createLocks();
  const channel = createChannels();
  const indexedDB = new IDBFactory();
  const crypto = countedCrypto();

  const openTab = (url = 'https://portal.example.com/'): Tab => {
    let page = new URL(url);
    let offline = false;
    let blocksTabs = false;
    const redirects: URL[] = [];
    const opened: URL[] = [];
    const listeners = new Map<PageEvent, Set<(event: Event) => void>>();
    return {
      redirects,
      opened,
      page: () => page,
      blockTabs: () => {
        blocksTabs = true;
      },
      open: (next) => {
        page = new URL(next, page);
      },
      emit: (event, init) => {
        for (const run of listeners.get(event) ?? []) run(Object.assign(new Event(event), init));
      },
      setOffline: (value) => {
        offline = value;
      },
      environment: {
        fetch: counted(
          (input, init) => (offline ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init)),
          hanging,
        ),
        now: clock.now,
        after: clock.after,
        local,
        tab: createMemoryStorage(),
        page: () => new URL(page),
        redirect: (target) => void redirects.push(target),
        open: (target) => {
          if (!blocksTabs) opened.push(target);
          return !blocksTabs;
        },
        replacePage: (target) => {
          page = target;
        },
        crypto: without.includes('crypto') ? undefined : crypto,
        locks: without.includes('locks') ? undefined : locks,
        indexedDB: without.includes('indexedDB') ? undefined : indexedDB,
        channel: (name) => (without.includes('channel') ? undefined : channel(name)),
        offline: () => offline,
        listen: (event, run) => {
          const set = listeners.get(event) ?? new Set();
          listeners.set(event, set.add(run));
          return () => void set.delete(run);
        },
      },
    };
  };

  return { clock, local, openTab };
};

import type { Credentials } from './webauthn/webauthn';

/** The part of `Storage` that the SDK uses. */
export interface KeyValue {
  getItem(key: string): string | null;
  /** Returns false when the browser refused to store the value, which then lives in memory as long as the page. */
  setItem(key: string, value: string): boolean;
  removeItem(key: string): void;
  keys(): string[];
}

// These types depend on the host's TypeScript configuration: in Node it may have no DOM library.
type Global = typeof globalThis;
/** Web Crypto. */
export type WebCrypto = Global extends { crypto: infer Value } ? Value : undefined;
/** Web Locks; `undefined` for a host without the DOM library. */
export type WebLocks = Global extends { navigator: { locks: infer Value } } ? Value : undefined;
/** IndexedDB; `undefined` for a host without the DOM library. */
export type WebDatabases = Global extends { indexedDB: infer Value } ? Value : undefined;
/** Channel to the other tabs of the origin. */
export type TabChannel = Global extends { BroadcastChannel: new (name: string) => infer Value } ? Value : undefined;

/** Events of the page that sessions and flows listen to; `storage` is fired by other tabs. */
export type PageEvent = 'pagehide' | 'pageshow' | 'visibilitychange' | 'online' | 'storage';

/** All platform APIs that the SDK uses. Tests and servers can replace them. */
export interface Environment {
  fetch(request: string, init: RequestInit): Promise<Response>;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs once after `ms` milliseconds; the returned function cancels it. */
  after(ms: number, run: () => void): () => void;
  /** Shared by all tabs of the origin; falls back to memory when the browser blocks storage. */
  local: KeyValue;
  /** Belongs to one tab. */
  tab: KeyValue;
  /** URL of the page; undefined on a server. */
  page(): URL | undefined;
  /** Navigates to a URL. `replace` replaces the current history entry; default false. */
  redirect(url: URL, options?: { replace?: boolean }): void;
  /** Opens a tab without access to this one; returns false when the browser blocks it. */
  open(url: URL): boolean;
  /** Replaces the current history entry without navigating. */
  replacePage(url: URL): void;
  crypto: WebCrypto | undefined;
  /** Passkeys and security keys. Default: those of the browser, see `credentialsOf`. */
  credentials?: Credentials;
  locks: WebLocks | undefined;
  indexedDB: WebDatabases | undefined;
  channel(name: string): TabChannel | undefined;
  /** Whether the browser reports that it is offline. */
  offline(): boolean;
  /** Whether the page is in a frame of another page. Default: no. */
  framed?(): boolean;
  /** Whether the user pressed or typed something in the last seconds; undefined where the browser does not tell. */
  userActive?(): boolean | undefined;
  listen(event: PageEvent, run: (event: Event) => void): () => void;
}

const optional = <T>(read: () => T | undefined): T | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/** Storage that never throws: a value that the browser refuses to store stays in memory until the page is closed. */
const guarded = (name: 'localStorage' | 'sessionStorage'): KeyValue => {
  const memory = new Map<string, string>();
  // Reading the property throws where storage is blocked, and a server must not read it.
  const real = () => (globalThis as { [K in typeof name]?: Storage })[name];
  return {
    getItem: (key) => memory.get(key) ?? optional(() => real()?.getItem(key)) ?? null,
    setItem: (key, value) => {
      memory.set(key, value);
      // Full or blocked: the value stays in memory.
      const stored = optional(() => {
        real()?.setItem(key, value);
        return real() && memory.delete(key);
      });
      return stored === true;
    },
    removeItem: (key) => {
      memory.delete(key);
      optional(() => real()?.removeItem(key));
    },
    keys: () => [...new Set([...Object.keys(optional(real) ?? {}), ...memory.keys()])],
  };
};

/** Opens a tab and clears its opener. With `noopener` the browser would not report whether it blocked the tab. */
const openTab = (url: URL): boolean => {
  const tab = window.open('about:blank', '_blank');
  if (!tab) return false;
  tab.opener = null;
  const link = tab.document.createElement('a');
  link.href = url.href;
  link.rel = 'noreferrer';
  link.click();
  return true;
};

/** Runs once the page is visible, which a server always is; the returned function cancels it. */
export const whenVisible = (run: () => void): (() => void) => {
  if (!optional(() => document.hidden)) {
    run();
    return () => {};
  }
  const stop = () => document.removeEventListener('visibilitychange', check);
  const check = () => {
    if (document.hidden) return;
    stop();
    run();
  };
  document.addEventListener('visibilitychange', check);
  return stop;
};

/** Returns the environment of the browser, Node or a worker; platform APIs are read only when used. */
export const defaultEnvironment = (overrides: Partial<Environment> = {}): Environment => ({
  fetch: (request, init) => globalThis.fetch(request, init),
  now: () => Date.now(),
  after: (ms, run) => {
    // Timers above 2^31 ms would fire at once.
    const timer = setTimeout(run, Math.min(ms, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  },
  local: guarded('localStorage'),
  tab: guarded('sessionStorage'),
  page: () => (typeof location === 'undefined' ? undefined : new URL(location.href)),
  redirect: (url, { replace = false } = {}) => (replace ? location.replace(url) : location.assign(url)),
  open: openTab,
  replacePage: (url) => history.replaceState(history.state, '', url),
  crypto: optional(() => globalThis.crypto),
  locks: optional(() => globalThis.navigator?.locks),
  indexedDB: optional(() => globalThis.indexedDB),
  channel: (name) =>
    optional(() => {
      const channel: BroadcastChannel & { unref?: () => void } = new BroadcastChannel(name);
      // In Node an open channel would keep the process alive.
      channel.unref?.();
      return channel;
    }),
  offline: () => optional(() => globalThis.navigator?.onLine) === false,
  framed: () => optional(() => globalThis.self !== globalThis.top && globalThis.top !== undefined) ?? true,
  userActive: () => optional(() => globalThis.navigator?.userActivation?.isActive),
  listen: (event, run) => {
    const target = typeof document !== 'undefined' && event === 'visibilitychange' ? document : globalThis;
    if (typeof target.addEventListener !== 'function') return () => {};
    target.addEventListener(event, run);
    return () => target.removeEventListener(event, run);
  },
  ...overrides,
});

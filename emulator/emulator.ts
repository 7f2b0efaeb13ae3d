import type { Endpoint } from '@gatehouse/sdk/contracts';
import { pretendCaptcha, type VerifyCaptcha } from './captcha';
import { bufferCookies, type Cookies, createCookieJar, noCookies } from './cookies';
import { type Db, openDb } from './db/db';
import { createEvents, type EventListener } from './events';
import { createFaults, type Fault, type FaultRule, matchesPath, NetworkFault } from './faults';
import { createInbox, type Inbox } from './inbox';
import { commonlyLeaked, type LeakedPasswords } from './leaked-passwords';
import { portalClient } from './oauth/portal';
import { createOrigins, type OriginMode } from './origins';
import { type Passwords, webPasswords } from './passwords';
import { type Client, type Clock, defaultClients, defaultSettings, type Provider, type Settings } from './provider';
import { randomText } from './random';
import { createReportRuns } from './reports/runs';
import { createRouter } from './router';
import type { MessageRow } from './rows/records';
import { forgetVendorBox } from './rules/vendor-box';
import { addSeedUser, isSeeded, seedDatabase } from './seed/seed-database';
import type { SeedUser } from './seed/seed-user';
import { readSeed, type SeedSource } from './seed/seeds';
import { signInAs } from './sign-in-as';
import { createSigning } from './signing';
import { type CreateOutside, chooseOutside } from './sso/choose-outside';
import { createPretend } from './sso/pretend';
import { type ReadAddress, readWithFetch } from './sso/read-address';
import { createStats, resetStats, type Stats } from './stats';
import { tell } from './webhooks/channels';
import { createDeliveries } from './webhooks/deliveries';
import type { PostWebhook } from './webhooks/post';

export interface EmulatorOptions extends Partial<Settings> {
  /** What the provider starts with. Default `small`: six users and three accounts, for tests. */
  seed?: SeedSource;
  /** Default: the wall clock. */
  clock?: Clock;
  /** Own address and issuer. Default `http://localhost:4400`. */
  baseUrl?: string;
  clients?: readonly Client[];
  /** Which pages may use the provider. Default `registered`: those of the clients only. */
  origins?: OriginMode;
  /** Called with an origin of `loopback` mode when a page of it calls for the first time. */
  onOrigin?: (origin: string) => void;
  passwords?: Passwords;
  /** Default: in memory. */
  db?: Db;
  /** Fetches texts from outside, such as metadata. Default: `fetch`, without redirects. */
  readAddress?: ReadAddress;
  /** Clients of real protocols for sign-ins elsewhere. Default: a pretend page of the provider stands in for all. */
  outside?: CreateOutside;
  /** Verifies the tokens of the captcha. Default: a pretend service, which takes what starts with `pass` once. */
  verifyCaptcha?: VerifyCaptcha;
  /** Where leaked passwords are looked up. Default: a short list that needs no network. */
  leakedPasswords?: LeakedPasswords;
  /** A signing key that no other provider has. Default: for a given database yes, in memory no. */
  ownKey?: boolean;
  /** Posts to webhooks outside of this machine. Default: a sink of the provider receives everything. */
  post?: PostWebhook;
  /** Called with each mail, text message and Slack message after it is in the outbox. */
  onMessage?: (message: MessageRow) => void;
  /** Makes rules with a `chance` repeat. */
  faultSeed?: number;
}

interface LoggedRequest {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly method: string;
  /** Without the query, which may hold codes. */
  readonly path: string;
  readonly origin: string | null;
  /** 0 while the call is unanswered, or when its connection failed. */
  status: number;
  /** Milliseconds until the response. */
  ms?: number;
  /** The id that the response carries, in `frontegg-trace-id`. */
  traceId?: string;
  /** Such as `groups.create`; absent where no operation answered. */
  operation?: string;
  /** Email address of the caller, where a token names one. */
  caller?: string;
  /** Sentence of an error response. */
  error?: string;
}

export type EmulatorFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

export interface Emulator {
  /** Answers like the global `fetch` of a page on another origin: cookies travel with `credentials: 'include'` only. Redirects are handed back, not followed. */
  fetch: EmulatorFetch;
  /** Another browser: the same provider, a cookie jar of its own. */
  browser(): EmulatorFetch;
  /** For a socket: real Cookie headers; rejects with {@link NetworkFault} when a fault wants no answer. */
  handle(request: Request): Promise<Response>;
  readonly db: Db;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly issuer: string;
  readonly clients: readonly Client[];
  /** Which pages may use the provider. */
  readonly originMode: OriginMode;
  /** Whether an origin is that of an application. */
  isApplication(origin: string): boolean;
  /** Kept once all passwords can be checked; calls wait for it by themselves. */
  readonly ready: Promise<void>;
  /** Back to the start: rows, settings, faults, log, counters and the cookies of `fetch`. */
  reset(): Promise<void>;
  /** Adds a user to the running provider. */
  addUser(user: SeedUser): Promise<void>;
  /** Codes and links of mails and text messages, for tests. */
  readonly inbox: Inbox;
  /**
   * Signs a user in without a form, past a second factor too: an email address, or what stands before its `@`.
   * @param cookies Those of another browser. Default: the browser of `fetch`
   * @throws Error when there is no such user
   */
  signIn(who: string, cookies?: Cookies): Promise<void>;
  /** Tells a listener of each event, such as `frontegg.user.created`; the function takes it away again. */
  onEvent(listener: EventListener): () => void;
  /** Sends the reports and webhooks that are due, and resolves when none is on its way. */
  settle(): Promise<void>;
  /** Stops timers and closes the database. */
  close(): void;
  fail(rule: FaultRule): Fault;
  readonly faults: ReturnType<typeof createFaults>;
  readonly stats: Stats;
  /** The last thousand calls, oldest first. */
  readonly requests: readonly LoggedRequest[];
  /** How many calls of an endpoint, or of a path with `*`, came in. */
  hits(what: string | Pick<Endpoint, 'method' | 'path'>, method?: string): number;
}

const LOG_LENGTH = 1000;

/** An answer that breaks off in its body. */
const cutBody = () =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"'));
      controller.error(new TypeError('Failed to fetch'));
    },
  });

/** The local identity provider. In memory unless it is given a database; the same in a page, a test and behind a socket. */
export const createEmulator = (options: EmulatorOptions = {}): Emulator => {
  const { seed = 'small', baseUrl = 'http://localhost:4400' } = options;
  const { clients = defaultClients, passwords = webPasswords(), db = openDb(), faultSeed = 1 } = options;
  const issuer = new URL(baseUrl).origin;
  const known = [...clients, portalClient(issuer, clients[0])];
  const originMode = options.origins ?? 'registered';
  const given = Object.entries(options).filter(([name, value]) => name in defaultSettings && value !== undefined);
  const initialSettings: Settings = { ...defaultSettings, ...Object.fromEntries(given) };
  const settings: Settings = { ...initialSettings };
  const ownTime = options.clock ?? { now: () => Date.now() };
  const clock: Clock = { now: () => settings.clockStoppedAt || ownTime.now() + settings.clockAhead * 1000 };
  const stats = createStats();
  const faults = createFaults(faultSeed);
  const requests: LoggedRequest[] = [];
  let unmatched: Promise<string> | undefined;
  const events = createEvents();
  // A clock of its own moves without timers: what is due is then sent with the next call.
  const sender = { db, clock, onMessage: options.onMessage };
  const deliveries = createDeliveries(sender, { post: options.post, usesTimers: options.clock === undefined });
  events.on(deliveries.raise);
  events.on((event) => tell(sender, event));
  const real = options.outside?.({ issuer, db, clock, settings }) ?? {};
  const provider: Provider = {
    ...sender,
    issuer,
    clients: known,
    origins: createOrigins(originMode, issuer, known),
    settings,
    passwords,
    signing: createSigning(db.settings, issuer, options.ownKey ?? options.db !== undefined),
    stats,
    events,
    deliveries,
    verifyCaptcha: options.verifyCaptcha ?? pretendCaptcha(),
    leakedPasswords: options.leakedPasswords ?? commonlyLeaked,
    readAddress: options.readAddress ?? readWithFetch,
    outside: chooseOutside({ settings }, createPretend({ issuer, db, clock }), real),
    constantTimeHash: () => {
      unmatched ??= passwords.hash(randomText());
      return unmatched;
    },
  };
  const reportRuns = createReportRuns(provider, { usesTimers: options.clock === undefined });
  const seen = new Set(clients.flatMap((client) => client.origins));
  const router = createRouter(provider, faults);
  const fill = () => seedDatabase(db, passwords, readSeed(seed, clock.now()));
  let ready = isSeeded(db) ? Promise.resolve() : fill();
  const start = () => {
    deliveries.start();
    reportRuns.arm();
  };
  void ready.then(start, () => undefined);

  const answer = async (request: Request, cookies?: Cookies): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const origin = request.headers.get('origin');
    if (origin && origin !== issuer && !seen.has(origin) && provider.origins.isAllowed(origin)) {
      seen.add(origin);
      options.onOrigin?.(origin);
    }
    const entry: LoggedRequest = { at: clock.now(), method: request.method, path: pathname, origin, status: 0 };
    const begun = performance.now();
    requests.push(entry);
    if (requests.length > LOG_LENGTH) requests.shift();
    await ready;
    deliveries.runDue();
    reportRuns.runDue();
    const response = await router.fetch(request, { cookies, note: (noted) => Object.assign(entry, noted) });
    entry.status = response.status;
    entry.ms = Math.round(performance.now() - begun);
    entry.traceId = response.headers.get('frontegg-trace-id') ?? undefined;
    reportRuns.arm();
    return response;
  };

  const browser = (jar: Cookies): EmulatorFetch => {
    return async (input, init) => {
      const request = new Request(input, init);
      // The request's own signal follows the given one by a weak reference: a garbage collection would cut it off.
      const signal = init?.signal ?? request.signal;
      const aborted = new Promise<never>((_, reject) => {
        const abort = () => reject(new DOMException('The call was cancelled.', 'AbortError'));
        if (signal.aborted) abort();
        else signal.addEventListener('abort', abort, { once: true });
      });
      const { cookies, flush } = bufferCookies(request.credentials === 'include' ? jar : noCookies);
      const answered = answer(request, cookies)
        .then((response) => {
          // A response to an aborted request never reaches the browser.
          if (!signal.aborted) flush();
          return response;
        })
        .catch((error: unknown) => {
          if (!(error instanceof NetworkFault)) throw error;
          if (error.kind === 'hang') {
            stats.hanging += 1;
            return aborted.finally(() => {
              stats.hanging -= 1;
            });
          }
          if (error.kind === 'cut') return new Response(cutBody());
          throw new TypeError('Failed to fetch', { cause: error });
        });
      return Promise.race([answered, aborted]);
    };
  };

  const inbox = createInbox(db);
  let jar = createCookieJar();
  const main: Cookies = {
    get: (name) => jar.get(name),
    set: (name, value, maxAge) => jar.set(name, value, maxAge),
    clear: (name) => jar.clear(name),
  };

  return {
    fetch: browser(main),
    browser: () => browser(createCookieJar()),
    handle: (request) => answer(request),
    db,
    clock,
    settings,
    issuer,
    clients,
    originMode,
    isApplication: provider.origins.isApplication,
    get ready() {
      return ready;
    },
    reset: () => {
      faults.clear();
      forgetVendorBox(db);
      Object.assign(settings, initialSettings);
      resetStats(stats);
      requests.length = 0;
      jar = createCookieJar();
      ready = fill();
      return ready;
    },
    addUser: async (user) => {
      await ready;
      await addSeedUser(db, passwords, user);
    },
    inbox,
    signIn: async (who, cookies = main) => {
      await ready;
      await signInAs(provider, cookies, who);
    },
    onEvent: provider.events.on,
    settle: async () => {
      await reportRuns.settle();
      await deliveries.settle();
    },
    close: () => {
      deliveries.stop();
      reportRuns.stop();
      db.close();
    },
    fail: (rule) => faults.add(rule),
    faults,
    stats,
    requests,
    hits: (what, method) => {
      const wanted = typeof what === 'string' ? { path: what, method } : what;
      return requests.filter(
        (entry) => (!wanted.method || entry.method === wanted.method) && matchesPath(wanted.path, entry.path),
      ).length;
    },
  };
};

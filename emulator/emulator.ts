import type { Endpoint } from '@gatehouse/sdk/contracts';
import { checkOptions } from './check-options';
import { type Db, openDb } from './db/db';
import { createBrowserFetch, type EmulatorFetch } from './http/browser-fetch';
import { type Cookies, createCookieJar } from './http/cookies';
import { createFaults, type Fault, type FaultRule } from './http/faults';
import { createOrigins, type OriginMode } from './http/origins';
import { createRequestLog, type LoggedRequest } from './http/request-log';
import { createRouter } from './http/router';
import { createStats, type Stats } from './http/stats';
import { portalClient } from './oauth/portal';
import { createSigning } from './oauth/signing';
import type { EmulatorOptions } from './options';
import { type Client, type Clock, defaultClients, defaultSettings, type Provider, type Settings } from './provider';
import { randomText } from './random';
import { createReportRuns } from './reports/runs';
import { createInbox, type Inbox } from './rules/mail/inbox';
import { createLeakCheck, isCommonPassword } from './rules/passwords/leaked-passwords';
import { webPasswords, withCanonicalText } from './rules/passwords/passwords';
import { hostFlags } from './rules/policies/reachable-hosts';
import { forgetVendorBox, initVendorBox } from './rules/policies/vendor-box';
import { mockCaptcha } from './rules/sign-in/captcha';
import { signInAs } from './rules/sign-in/sign-in';
import { addSeedUser, isSeeded, seedDatabase } from './seed/seed-database';
import { buildUser, type NewUser, type SeedUser } from './seed/seed-user';
import { readSeed } from './seed/seeds';
import { chooseExternalProvider } from './sso/choose-external-provider';
import { createMockProvider } from './sso/mock-provider';
import { readWithFetch } from './sso/read-address';
import { notify } from './webhooks/channels';
import { createDeliveries } from './webhooks/deliveries';
import { createEvents, type EventListener } from './webhooks/events';

/** A user of the provider: an email address, its local part, or an object with the address. */
export type UserName = string | Pick<SeedUser, 'email'>;

/** A running local identity provider. */
export interface Emulator {
  /**
   * Works like the global `fetch` of a page on another origin: cookies are sent with `credentials: 'include'` only.
   * Redirects are returned, not followed.
   */
  fetch: EmulatorFetch;
  /** Returns the `fetch` of another browser: the same provider with a separate cookie jar. */
  browser(): EmulatorFetch;
  /**
   * Handles a request of a socket, with real Cookie headers; rejects with `NetworkFault` when a fault drops the
   * response.
   */
  handle(request: Request): Promise<Response>;
  readonly db: Db;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly issuer: string;
  readonly clients: readonly Client[];
  /** Hosts that it may call besides this machine. */
  readonly outgoingHosts: readonly string[];
  /** Which pages may use the provider. */
  readonly originMode: OriginMode;
  /** Returns whether an origin belongs to an application. */
  isApplication(origin: string): boolean;
  /** Resolves once all passwords can be verified; calls wait for it themselves. */
  readonly ready: Promise<void>;
  /** Restores the initial state: rows, settings, faults, log, counters and the cookies of `fetch`. */
  reset(): Promise<void>;
  /**
   * Adds a user to the running provider, and returns it with its defaults: verified, a member of Acme with the right to
   * read, with the password `<name>-Secret-1`.
   * @example const { email, password } = await emulator.addUser({ email: 'ana@acme.test' });
   */
  addUser(user: NewUser): Promise<SeedUser>;
  /** Codes and links of emails and text messages, for tests. */
  readonly inbox: Inbox;
  /**
   * Signs a user in without a form and without the second factor: a user, an email address or its local part.
   * @param cookies Those of another browser. Default: the browser of `fetch`
   * @throws Error when there is no such user
   */
  signIn(user: UserName, cookies?: Cookies): Promise<void>;
  /** Calls a listener with each event, such as `frontegg.user.created`; returns the function that removes it. */
  onEvent(listener: EventListener): () => void;
  /** Sends the reports and webhooks that are due, and resolves when none is pending. */
  settle(): Promise<void>;
  /** Clears timers and closes the database. */
  close(): void;
  fail(rule: FaultRule): Fault;
  readonly faults: ReturnType<typeof createFaults>;
  readonly stats: Stats;
  /** The last thousand calls, oldest first. */
  readonly requests: readonly LoggedRequest[];
  /** Returns the number of calls of an endpoint, or of a path with `*`. */
  hits(endpoint: string | Pick<Endpoint, 'method' | 'path'>, method?: string): number;
}

/**
 * Creates the local identity provider. In memory unless it gets a database; the same in a page, in a test and behind a
 * socket.
 *
 * @throws TypeError for an option or a seed that is unknown or wrong.
 */
export const createEmulator = (options: EmulatorOptions = {}): Emulator => {
  checkOptions(options);
  const { seed = 'small', baseUrl = 'http://localhost:4400' } = options;
  const { clients = defaultClients, db = openDb(), faultSeed = 1 } = options;
  const passwords = withCanonicalText(options.passwords ?? webPasswords());
  const issuer = new URL(baseUrl).origin;
  const allClients = [...clients, portalClient(issuer, clients[0])];
  const originMode = options.origins ?? 'registered';
  const overrides = Object.entries(options).filter(([name, value]) => name in defaultSettings && value !== undefined);
  const initialSettings: Settings = { ...defaultSettings, ...Object.fromEntries(overrides) };
  const settings: Settings = { ...initialSettings };
  const baseClock = options.clock ?? { now: () => Date.now() };
  const clock: Clock = { now: () => settings.clockStoppedAt || baseClock.now() + settings.clockAhead * 1000 };
  const stats = createStats();
  const faults = createFaults(faultSeed);
  const log = createRequestLog();
  let unmatched: Promise<string> | undefined;
  const events = createEvents();
  // A custom clock moves without timers: what is due is sent with the next call.
  const sender = { db, clock, onMessage: options.onMessage };
  const { post, webhooksTo = [], idpHosts = [], hostSettings = hostFlags, mailHost } = options;
  const usesTimers = options.clock === undefined;
  const deliveries = createDeliveries(sender, {
    post,
    hosts: webhooksTo,
    hostSetting: hostSettings.webhooksTo,
    usesTimers,
  });
  events.on(deliveries.raise);
  events.on((event) => notify(sender, event));
  const real = options.protocolClients?.({ issuer, db, clock, settings }) ?? {};
  const provider: Provider = {
    ...sender,
    issuer,
    clients: allClients,
    origins: createOrigins(originMode, issuer, allClients),
    settings,
    passwords,
    signing: createSigning(db.settings, issuer, options.ownKey ?? options.db !== undefined),
    stats,
    events,
    deliveries,
    verifyCaptcha: options.verifyCaptcha ?? mockCaptcha(),
    hasLeaked: options.leakedPasswords ? createLeakCheck(options.leakedPasswords) : isCommonPassword,
    readAddress: options.readAddress ?? readWithFetch,
    idpHosts,
    hostSettings,
    external: chooseExternalProvider({ settings }, createMockProvider({ issuer, db, clock }), real),
    constantTimeHash: () => {
      unmatched ??= passwords.hash(randomText());
      return unmatched;
    },
  };
  const reportRuns = createReportRuns(provider, { usesTimers: options.clock === undefined });
  const clientOrigins = new Set(clients.flatMap((client) => client.origins));
  const router = createRouter(provider, faults);
  const fill = () => seedDatabase(db, passwords, readSeed(seed, clock.now(), { issuer, app: clients[0]?.id }));
  initVendorBox(db, options.vendorBox);
  let ready = isSeeded(db) ? Promise.resolve() : fill();
  const start = () => {
    deliveries.start();
    reportRuns.arm();
  };
  void ready.then(start, () => undefined);

  const handle = async (request: Request, cookies?: Cookies): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const origin = request.headers.get('origin');
    if (origin && origin !== issuer && !clientOrigins.has(origin) && provider.origins.isAllowed(origin)) {
      clientOrigins.add(origin);
      options.onOrigin?.(origin);
    }
    const entry = log.add({ at: clock.now(), method: request.method, path: pathname, origin, status: 0 });
    const startedAt = performance.now();
    await ready;
    deliveries.runDue();
    reportRuns.runDue();
    const response = await router.fetch(request, { cookies, note: (details) => Object.assign(entry, details) });
    entry.status = response.status;
    entry.ms = Math.round(performance.now() - startedAt);
    entry.traceId = response.headers.get('frontegg-trace-id') ?? undefined;
    reportRuns.arm();
    return response;
  };

  const browser = (jar: Cookies) => createBrowserFetch(handle, jar, stats);
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
    handle: (request) => handle(request),
    db,
    clock,
    settings,
    issuer,
    clients,
    originMode,
    outgoingHosts: [...new Set([...webhooksTo, ...idpHosts, ...(mailHost ? [mailHost] : [])])],
    isApplication: provider.origins.isApplication,
    get ready() {
      return ready;
    },
    reset: () => {
      faults.clear();
      forgetVendorBox(db);
      initVendorBox(db, options.vendorBox);
      Object.assign(settings, initialSettings);
      Object.assign(stats, createStats());
      log.clear();
      jar = createCookieJar();
      ready = fill();
      return ready;
    },
    addUser: async (fields) => {
      await ready;
      const user = buildUser(fields);
      await addSeedUser(db, passwords, user);
      return user;
    },
    inbox,
    signIn: async (user, cookies = main) => {
      await ready;
      await signInAs(provider, cookies, typeof user === 'string' ? user : user.email);
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
    requests: log.requests,
    hits: log.hits,
  };
};

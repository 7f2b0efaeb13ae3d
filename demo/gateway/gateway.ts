import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { WebhookKind } from '../research/feedback/kinds';
import { createAccountNames } from './auth/account-name';
import { createIdentityTokens } from './auth/identity-token';
import { createKeys } from './auth/keys';
import { createVerifier } from './auth/verify';
import { createApi } from './http/api';
import { responseHeaders } from './http/headers';
import { createOperator } from './http/operator';
import { ANY_PAGE, home, isUnknownNavigation, routePattern } from './http/pages';
import { json, problemResponse, type RequestContext, type RequestEnv, splitAddress } from './http/request-context';
import { createBreaker } from './nocodb/breaker';
import { createCallRateLimit } from './nocodb/call-rate-limit';
import { createDatabaseClient, type DatabaseLink } from './nocodb/client';
import { createDatabaseHealth } from './nocodb/health';
import { type Clock, pause, systemClock } from './runtime/clock';
import type { GatewayConfig } from './runtime/config';
import { createLog, createMask, type Log } from './runtime/log';
import { Problem, problems } from './runtime/problem';
import { describeError } from './runtime/safe-message';
import type { State } from './runtime/state';
import { openSqliteState } from './runtime/state.sqlite';
import { createResilientJournal } from './submissions/resilient-journal';
import { createTables } from './submissions/tables';
import { createUserRecords } from './submissions/user-records';
import { createWebhooks, type Webhooks } from './webhooks/webhooks';

/** Half a second less than the limit of the process in `serve.ts`, so that databases are closed in order. */
const DRAIN_TIME = 8500;
/** Built files by URL path; each method returns undefined when there is no such file. */
export interface StaticFiles {
  file(path: string, headers: Headers): Response | undefined;
  /** The page of all portal routes. */
  index(headers: Headers, path: string): Response | undefined;
}

export interface GatewayOptions {
  config: GatewayConfig;
  database: DatabaseLink;
  /** URLs by kind. Kinds without one are not sent. */
  webhooks: Readonly<Partial<Record<WebhookKind, string>>>;
  /** State shared by the gateways of one portal. Default: in memory. */
  state?: State;
  /** The built portal. Default: only the API is served. */
  files?: StaticFiles;
  /**
   * Paths of the portal's own routes, with `/*` at the end for everything below. Default: every path that looks like a
   * page.
   */
  pages?: readonly string[];
  /** `fetch` for the identity provider and the webhooks. */
  fetch?: typeof fetch;
  clock?: Clock;
  /** Receives one line of the log without its line end. Default: the standard output. */
  write?: (line: string) => void;
}

export interface Gateway {
  /** Handles every request; never throws. The address is that of the connection. */
  fetch(request: Request, address?: string): Promise<Response>;
  /** Logs a protocol error, which the server refused before it became a request. */
  protocolError(refusal: { requestId: string; status: number }): void;
  /** Logs an error that belongs to no request. */
  error(message: string, error: unknown): void;
  /** The log, for entries that belong to no request. */
  log: Log;
  /** Webhook deliveries that failed, newest first. */
  failures: Webhooks['failures'];
  /** Sends a failed delivery again. */
  retry: Webhooks['retry'];
  /**
   * Reports itself as not ready and waits, up to {@link DRAIN_TIME}, for pending requests and webhooks. While the
   * server closes its connections, requests may still arrive: pass the promise of its end.
   */
  close(serverClosed?: Promise<unknown>): Promise<void>;
}

/**
 * Creates the portal's server as a function: it verifies the principal, holds the database token, limits and forwards
 * calls, and serves the portal.
 *
 * @example
 * // With @hono/node-server, limits for slow senders included: see `listen` in ./server.
 * const gateway = createGateway({ config: readConfig(process.env), database, webhooks, files });
 * const server = await listen({ fetch: gateway.fetch, protocolError: gateway.protocolError, host: '127.0.0.1', port: 4300 });
 * process.once('SIGTERM', () => gateway.close(server.close()));
 */
export const createGateway = (options: GatewayOptions): Gateway => {
  const { config, database: link, clock = systemClock, fetch = globalThis.fetch } = options;
  const state = options.state ?? openSqliteState({ now: clock.now });
  const secrets = [
    link.token,
    link.url,
    new URL(link.url).host,
    ...Object.values(link.tableIds),
    ...Object.values(options.webhooks),
    config.operatorToken ?? '',
  ];
  const mask = createMask(secrets);
  const log = createLog({ write: options.write, now: clock.now, secrets });

  const logError = (message: string, error: unknown) => log.error(message, describeError(error, mask));

  const keysUrl = `${config.identity.url}/.well-known/jwks.json`;
  const keys = createKeys({ url: keysUrl, fetch, clock, warn: log.warn, production: config.production });
  const { issuer } = config.identity;
  const verify = createVerifier({
    issuer,
    audience: config.audience,
    tokenType: config.tokenType,
    keys,
    clock,
  });
  const identityToken = createIdentityTokens({ issuer, clientId: config.identity.clientId, keys, clock });
  const callRateLimit = createCallRateLimit(config.databasePerSecond, state.callSlots, clock);
  const breaker = createBreaker(clock.now);
  const database = createDatabaseClient({ link, callRateLimit, breaker, clock, log, mask });
  const databaseIsUp = createDatabaseHealth({ database, breaker, clock });
  const accountName = createAccountNames({ identityUrl: config.identity.url, fetch, clock, log });
  const users = createUserRecords({ database, accountName, locks: state.locks, clock, log });
  const { deliveries, rateLimits } = state;
  const webhooks = createWebhooks({ addresses: options.webhooks, deliveries, fetch, clock, log });
  const tables = createTables({ users, database, webhooks, rateLimits, log, now: clock.now });

  const warnOfPending = async () => {
    const total = await deliveries.count();
    if (total > 0) log.warn('failed webhooks pending', { total });
  };
  warnOfPending().catch((error: unknown) => logError('webhook deliveries cannot be read', error));

  let draining = false;
  let inFlight = 0;

  const { files } = options;
  const isPage = options.pages ? routePattern(options.pages) : ANY_PAGE;

  const app = new Hono<RequestEnv>();
  const journal = createResilientJournal(state.journal, { logError, now: clock.now });
  app.route('/', createApi({ config, verify, identityToken, tables, journal, state, clock }));
  if (config.operatorToken) {
    app.route('/', createOperator({ token: config.operatorToken, webhooks, deliveries, rateLimits, logError }));
  }
  app.get('/healthz', ({ env }) => json(env, 200, { status: 'ok' }));
  app.get('/readyz', async ({ env }) => {
    const checks = [keys.ready(), databaseIsUp(), journal.broken()];
    const [hasKeys, hasDatabase, journalFails] = await Promise.all(checks);
    const failures = { draining, database: !hasDatabase, keys: !hasKeys, data: journalFails };
    const reasons = Object.entries(failures).flatMap(([name, failed]) => (failed ? [name] : []));
    if (reasons.length > 0) return json(env, 503, { status: 'not ready', reasons });
    return json(env, 200, { status: 'ready' });
  });
  // Public configuration that a browser needs before sign-in; one build serves every environment.
  app.get('/portal-config.json', ({ env }) =>
    json(env, 200, { identityUrl: config.identity.url, clientId: config.identity.clientId, links: config.links }),
  );
  app.notFound(({ env, req: { raw } }) => {
    if (raw.method !== 'GET' && raw.method !== 'HEAD') throw problems.method(['GET', 'HEAD']);
    const { path } = splitAddress(raw.url);
    const response =
      files?.file(path, raw.headers) ?? (isPage.test(path) ? files?.index(raw.headers, path) : undefined);
    if (!response && isUnknownNavigation(path, raw.headers)) return home(env);
    if (!response) throw problems.notFound();
    for (const [name, value] of Object.entries(env.headers)) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    return response;
  });
  app.onError((error, { env }) => {
    if (error instanceof Problem) {
      if (error.options.why !== undefined) env.why = error.options.why;
      return problemResponse(env, error);
    }
    log.error('unexpected error', { requestId: env.requestId, ...describeError(error, mask) });
    return problemResponse(env, problems.unexpected());
  });

  // Copying with a replaced name is cheap, with an added name it is not.
  const commonHeaders = { ...responseHeaders(new URL(config.identity.url).origin), 'x-request-id': '' };

  const handle = async (request: Request, address: string): Promise<Response> => {
    const start = clock.now();
    const requestId = randomUUID();
    const context: RequestContext = { requestId, address, headers: { ...commonHeaders, 'x-request-id': requestId } };
    const response = await app.fetch(request, context);
    log.info('request', {
      requestId,
      method: request.method,
      path: splitAddress(request.url).path.slice(0, 200),
      status: response.status,
      ms: clock.now() - start,
      user: context.user,
      why: context.why,
    });
    return response;
  };

  return {
    async fetch(request, address = '') {
      inFlight += 1;
      try {
        return await handle(request, address);
      } finally {
        inFlight -= 1;
      }
    },
    protocolError: (refusal) => log.info('protocol error', refusal),
    error: logError,
    log,
    failures: webhooks.failures,
    retry: webhooks.retry,
    async close(serverClosed) {
      draining = true;
      const until = clock.now() + DRAIN_TIME;
      if (serverClosed) await Promise.race([serverClosed, pause(clock, DRAIN_TIME)]);
      while (inFlight > 0 && clock.now() < until) await pause(clock, 20);
      await Promise.race([webhooks.settled(), pause(clock, Math.max(0, until - clock.now()))]);
    },
  };
};

import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { WebhookKind } from '../research/feedback/kinds';
import { createAccountNames } from './account-name';
import { createApi } from './api';
import { createBreaker } from './breaker';
import { type Clock, pause, systemClock } from './clock';
import type { GatewayConfig } from './config';
import { createDatabaseClient, type DatabaseLink } from './database-client';
import { createDatabaseHealth } from './database-health';
import { describeFault } from './describe-fault';
import { createFailedDeliveries, type FailedDeliveries } from './failed-deliveries';
import { guardJournal } from './guarded-journal';
import { answerHeaders } from './headers';
import { createIdentityTokens } from './identity-token';
import { createMemoryJournal, type Journal } from './journal';
import { createKeys } from './keys';
import { createLinePrinter } from './lines';
import { createLog, createMask, type Log } from './log';
import { createOperator } from './operator';
import { ANY_PAGE, home, isLostVisitor, routePattern } from './pages';
import { json, Problem, problemResponse, problems } from './problem';
import { createStaticFiles, type StaticFiles } from './static-files';
import { createTables } from './tables';
import { createThrottle } from './throttle';
import { createUserRecords } from './user-records';
import { createVerifier } from './verify';
import { splitAddress, type Visit, type VisitEnv } from './visit';
import { createWebhooks, type Webhooks } from './webhooks';

/** Half a second less than `serve.ts` gives the process, so that databases are closed in order. */
const DRAIN_TIME = 8500;
export interface GatewayOptions {
  config: GatewayConfig;
  database: DatabaseLink;
  webhooks: Readonly<Record<WebhookKind, string>>;
  /** Where failed webhook deliveries are kept. Default: in memory. */
  failed?: FailedDeliveries;
  /** Stores submissions with an idempotency key. Default: in memory. */
  journal?: Journal;
  /** Folder of the built portal; without it only the API is served. */
  portal?: string;
  /** Paths of the portal's own routes, `/*` at the end for everything below. Default: whatever looks like a page. */
  pages?: readonly string[];
  /** How the identity provider and the webhooks are reached. */
  fetch?: typeof fetch;
  clock?: Clock;
  /** Takes one line of the log without its line end. Default: the standard output. */
  write?: (line: string) => void;
}

export interface Gateway {
  /** Answers every request; never throws. */
  fetch(request: Request): Promise<Response>;
  /** Notes what the server refused before it became a request. */
  unread(answer: { requestId: string; status: number }): void;
  /** Notes a fault that belongs to no request. */
  fault(message: string, error: unknown): void;
  /** The log, for what else belongs to no request. */
  log: Log;
  /** Webhook deliveries that failed, newest first. */
  failures: Webhooks['failures'];
  /** Sends a failed delivery once more. */
  retry: Webhooks['retry'];
  /**
   * Reports itself as not ready and waits, up to {@link DRAIN_TIME}, for requests and webhooks under way. While the server
   * still closes its connections, requests may come in: hand in the promise of its end.
   */
  close(doors?: Promise<unknown>): Promise<void>;
}

/**
 * The portal's server as a function: verifies the caller, holds the database token, limits, forwards, serves the portal.
 *
 * @example
 * // With @hono/node-server, limits for slow senders included: see `listen` in ./server.
 * const gateway = createGateway({ config: readConfig(process.env), database, webhooks, portal: 'demo/dist/portal' });
 * const server = await listen({ fetch: gateway.fetch, unread: gateway.unread, host: '127.0.0.1', port: 4300 });
 * process.once('SIGTERM', () => gateway.close(server.close()));
 */
export const createGateway = (options: GatewayOptions): Gateway => {
  const { config, database: link, clock = systemClock, fetch = globalThis.fetch } = options;
  const secrets = [
    link.token,
    link.url,
    new URL(link.url).host,
    ...Object.values(link.tableIds),
    ...Object.values(options.webhooks),
    config.operatorToken ?? '',
  ];
  const mask = createMask(secrets);
  const log = createLog({ write: options.write ?? createLinePrinter(), now: clock.now, secrets });

  const fault = (message: string, error: unknown) => log.error(message, describeFault(error, mask));

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
  const throttle = createThrottle(config.databasePerSecond, clock);
  const breaker = createBreaker(clock.now);
  const database = createDatabaseClient({ link, throttle, breaker, clock, log, mask });
  const databaseIsUp = createDatabaseHealth({ database, breaker, clock });
  const accountName = createAccountNames({ identityUrl: config.identity.url, fetch, clock, log });
  const users = createUserRecords({ database, accountName, clock, log });
  const failed = options.failed ?? createFailedDeliveries(clock.now);
  const webhooks = createWebhooks({ addresses: options.webhooks, failed, fetch, clock, log });
  const tables = createTables({ users, database, webhooks, log, now: clock.now });

  const waiting = failed.count();
  if (waiting > 0) log.warn('failed webhooks are waiting', { total: waiting });

  let draining = false;
  let underWay = 0;

  const files: StaticFiles | undefined = options.portal === undefined ? undefined : createStaticFiles(options.portal);
  const isPage = options.pages ? routePattern(options.pages) : ANY_PAGE;

  const app = new Hono<VisitEnv>();
  const journal = guardJournal(options.journal ?? createMemoryJournal(), { note: fault, now: clock.now });
  app.route('/', createApi({ config, verify, identityToken, tables, journal, clock }));
  if (config.operatorToken) {
    app.route('/', createOperator({ token: config.operatorToken, webhooks, failed, clock, note: fault }));
  }
  app.get('/healthz', ({ env }) => json(env, 200, { status: 'ok' }));
  app.get('/readyz', async ({ env }) => {
    const [hasKeys, hasDatabase] = await Promise.all([keys.ready(), databaseIsUp()]);
    const faults = { draining, database: !hasDatabase, keys: !hasKeys, data: journal.broken() };
    const because = Object.entries(faults).flatMap(([name, isFault]) => (isFault ? [name] : []));
    if (because.length > 0) return json(env, 503, { status: 'not ready', because });
    return json(env, 200, { status: 'ready' });
  });
  // Public facts that a browser needs before it can sign in; one build serves every environment.
  app.get('/portal-config.json', ({ env }) =>
    json(env, 200, { identityUrl: config.identity.url, clientId: config.identity.clientId, links: config.links }),
  );
  app.notFound(({ env, req: { raw } }) => {
    if (raw.method !== 'GET' && raw.method !== 'HEAD') throw problems.method(['GET', 'HEAD']);
    const { path } = splitAddress(raw.url);
    const answer = files?.file(path, raw.headers) ?? (isPage.test(path) ? files?.index(raw.headers) : undefined);
    if (!answer && isLostVisitor(path, raw.headers)) return home(env);
    if (!answer) throw problems.notFound();
    for (const [name, value] of Object.entries(env.headers)) {
      if (!answer.headers.has(name)) answer.headers.set(name, value);
    }
    return answer;
  });
  app.onError((error, { env }) => {
    if (error instanceof Problem) {
      if (error.options.why !== undefined) env.why = error.options.why;
      return problemResponse(env, error);
    }
    log.error('unexpected error', { requestId: env.requestId, ...describeFault(error, mask) });
    return problemResponse(env, problems.unexpected());
  });

  // A copy with a name replaced is cheap, one with a name added is not.
  const everyAnswer = { ...answerHeaders(new URL(config.identity.url).origin), 'x-request-id': '' };

  const answer = async (request: Request): Promise<Response> => {
    const start = clock.now();
    const requestId = randomUUID();
    const visit: Visit = { requestId, headers: { ...everyAnswer, 'x-request-id': requestId } };
    const response = await app.fetch(request, visit);
    log.info('request', {
      requestId,
      method: request.method,
      path: splitAddress(request.url).path.slice(0, 200),
      status: response.status,
      ms: clock.now() - start,
      user: visit.user,
      why: visit.why,
    });
    return response;
  };

  return {
    async fetch(request) {
      underWay += 1;
      try {
        return await answer(request);
      } finally {
        underWay -= 1;
      }
    },
    unread: (answer) => log.info('request not read', answer),
    fault,
    log,
    failures: webhooks.failures,
    retry: webhooks.retry,
    async close(doors) {
      draining = true;
      const until = clock.now() + DRAIN_TIME;
      if (doors) await Promise.race([doors, pause(clock, DRAIN_TIME)]);
      while (underWay > 0 && clock.now() < until) await pause(clock, 20);
      await Promise.race([webhooks.settled(), pause(clock, Math.max(0, until - clock.now()))]);
    },
  };
};

import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { createAccountNames } from './account-name';
import { createApi } from './api';
import { createBreaker } from './breaker';
import { type Clock, pause, systemClock } from './clock';
import type { GatewayConfig } from './config';
import { createDatabaseClient, type DatabaseLink } from './database-client';
import { answerHeaders } from './headers';
import { createKeys } from './keys';
import { createLinePrinter } from './lines';
import { createLog, createMask } from './log';
import { json, Problem, problemResponse, problems } from './problem';
import { createStaticFiles, type StaticFiles } from './static-files';
import { createTables } from './tables';
import { createThrottle } from './throttle';
import { createUserRecords } from './user-records';
import { createVerifier } from './verify';
import { splitAddress, type Visit, type VisitEnv } from './visit';
import { createWebhooks, type FailedDelivery, type WebhookKind } from './webhooks';

const DRAIN_TIME = 9000;
/** Without a dot, an escape or an empty part; what only looks like the API or a folder of files is no page either. */
const ANY_PAGE = /^\/(?!(?:api|assets)(?![\w-]))(?!\/|.*\/\/)[^.%]*$/i;

export interface GatewayOptions {
  config: GatewayConfig;
  database: DatabaseLink;
  webhooks: Readonly<Record<WebhookKind, string>>;
  /** Folder of the built portal; without it only the API is served. */
  portal?: string;
  /** Paths of the portal's own routes, `/*` at the end for everything below. Default: {@link ANY_PAGE}. */
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
  /** Webhook deliveries that failed, newest first. */
  failures(): readonly FailedDelivery[];
  /** Reports itself as not ready and waits, up to 9 seconds, for requests and webhooks under way. */
  close(): Promise<void>;
}

const routePattern = (pages: readonly string[]): RegExp => {
  const alternatives = pages.map((page) => page.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\/\*$/, '(?:/[^.]*)?'));
  return new RegExp(`^(?:${alternatives.join('|')})$`);
};

/**
 * The portal's server as a function: verifies the caller, holds the database token, limits, forwards, serves the portal.
 *
 * @example
 * // With @hono/node-server, limits for slow senders included: see `listen` in ./server.
 * const gateway = createGateway({ config: readConfig(process.env), database, webhooks, portal: 'demo/dist/portal' });
 * const server = await listen({ fetch: gateway.fetch, host: '127.0.0.1', port: 4300 });
 * process.once('SIGTERM', () => server.close().then(gateway.close));
 */
export const createGateway = (options: GatewayOptions): Gateway => {
  const { config, database: link, clock = systemClock, fetch = globalThis.fetch } = options;
  const secrets = [
    link.token,
    link.url,
    new URL(link.url).host,
    ...Object.values(link.tableIds),
    ...Object.values(options.webhooks),
  ];
  const mask = createMask(secrets);
  const log = createLog({ write: options.write ?? createLinePrinter(), now: clock.now, secrets });

  const keysUrl = `${config.identity.url}/.well-known/jwks.json`;
  const keys = createKeys({ url: keysUrl, fetch, clock, warn: log.warn, production: config.production });
  const { issuer } = config.identity;
  const verify = createVerifier({
    issuer,
    audience: config.audience,
    tokenType: config.tokenType,
    findKey: keys.find,
    clock,
  });
  const throttle = createThrottle(config.databasePerSecond, clock);
  const breaker = createBreaker(clock.now);
  const database = createDatabaseClient({ link, throttle, breaker, clock, log, mask });
  const accountName = createAccountNames({ identityUrl: config.identity.url, fetch, clock, log });
  const users = createUserRecords({ database, accountName, clock, log });
  const webhooks = createWebhooks({ addresses: options.webhooks, fetch, clock, log });
  const tables = createTables({ users, database, webhooks });

  let draining = false;
  let underWay = 0;

  const files: StaticFiles | undefined = options.portal === undefined ? undefined : createStaticFiles(options.portal);
  const isPage = options.pages ? routePattern(options.pages) : ANY_PAGE;

  const app = new Hono<VisitEnv>();
  app.route('/', createApi({ config, verify, tables, clock }));
  app.get('/healthz', ({ env }) => json(env, 200, { status: 'ok' }));
  app.get('/readyz', async ({ env }) => {
    const ready = !draining && !breaker.blocked() && (await keys.ready());
    return json(env, ready ? 200 : 503, { status: ready ? 'ready' : 'not ready' });
  });
  // Public facts that a browser needs before it can sign in; one build serves every environment.
  app.get('/portal-config.json', ({ env }) =>
    json(env, 200, { identityUrl: config.identity.url, clientId: config.identity.clientId }),
  );
  app.notFound(({ env, req: { raw } }) => {
    if (raw.method !== 'GET' && raw.method !== 'HEAD') throw problems.method(['GET', 'HEAD']);
    const { path } = splitAddress(raw.url);
    const answer = files?.file(path, raw.headers) ?? (isPage.test(path) ? files?.index(raw.headers) : undefined);
    if (!answer) throw problems.notFound();
    for (const [name, value] of Object.entries(env.headers)) {
      if (!answer.headers.has(name)) answer.headers.set(name, value);
    }
    return answer;
  });
  app.onError((error, { env }) => {
    if (error instanceof Problem) return problemResponse(env, error);
    log.error('unexpected error', { name: error.name, reason: error.message });
    return problemResponse(env, problems.unexpected());
  });

  // A copy with a name replaced is cheap, one with a name added is not.
  const everyAnswer = { ...answerHeaders(new URL(config.identity.url).origin), 'x-request-id': '' };

  const answer = async (request: Request): Promise<Response> => {
    const start = clock.now();
    const requestId = randomUUID();
    const visit: Visit = { headers: { ...everyAnswer, 'x-request-id': requestId } };
    const response = await app.fetch(request, visit);
    log.info('request', {
      requestId,
      method: request.method,
      path: splitAddress(request.url).path.slice(0, 200),
      status: response.status,
      ms: clock.now() - start,
      user: visit.user,
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
    failures: webhooks.failures,
    async close() {
      draining = true;
      const until = clock.now() + DRAIN_TIME;
      while (underWay > 0 && clock.now() < until) await pause(clock, 20);
      await Promise.race([webhooks.settled(), pause(clock, Math.max(0, until - clock.now()))]);
    },
  };
};

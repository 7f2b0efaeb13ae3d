import { createHmac } from 'node:crypto';
import { createStaticFiles } from '@gatehouse/emulator/node';
import { SignJWT } from 'jose';
import { expect } from 'vitest';
import { createGateway, type GatewayOptions } from '../../../demo/gateway/gateway';
import type { Clock } from '../../../demo/gateway/runtime/clock';
import { type GatewayConfig, readConfig } from '../../../demo/gateway/runtime/config';
import { recordsPath } from '../../../demo/research/contract';
import { createResearchDatabase } from '../../../demo/research/local/database';
import { localTableIds, localTables } from '../../../demo/research/local/local-tables';
import { createMemoryStore, type RecordStore } from '../../../demo/research/local/store';
import { type KeyName, keyNamed, publicKey } from '../../support/token-recipes';

export const ISSUER = 'http://localhost:4400';
export const DB_TOKEN = 'UPSTREAM_TOKEN';
export const DB_HOST = 'records.database.test';
export const NOW = Date.parse('2026-11-20T09:00:00Z');

/** A clock that is stopped until it is advanced. */
export const createTestClock = (start = NOW): Clock & { advance(ms: number): Promise<void>; waiting(): number } => {
  let now = start;
  const timers = new Set<{ at: number; run: () => void }>();
  const settle = async () => {
    for (let i = 0; i < 5; i += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    waiting: () => timers.size,
    async advance(ms) {
      const end = now + ms;
      await settle();
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        timers.delete(next);
        now = Math.max(now, next.at);
        next.run();
        await settle();
      }
      now = end;
      await settle();
    },
  };
};
type TestClock = ReturnType<typeof createTestClock>;

export const publicKeys = (...names: KeyName[]) => ({ keys: names.map(publicKey) });

const SECONDS = Math.floor(NOW / 1000);

/** A valid access token, with claims replaced or added. */
export const issueToken = (claims: Record<string, unknown> = {}, key: KeyName = 'rsa-1'): Promise<string> =>
  new SignJWT({
    iss: ISSUER,
    aud: 'portal-gateway',
    sub: 'user-1',
    iat: SECONDS,
    exp: SECONDS + 300,
    email: 'ana@example.com',
    email_verified: true,
    name: 'Ana',
    tenantId: 't1',
    ...claims,
  })
    .setProtectedHeader({ alg: publicKey(key).alg, typ: 'at+jwt', kid: key })
    .sign(keyNamed(key).privateKey);

export const segment = (value: string | Uint8Array): string => Buffer.from(value).toString('base64url');
export const hmac = (input: string, secret: string): string =>
  createHmac('sha256', secret).update(input).digest('base64url');

/** URL of the webhook of each kind; tests respond to it with `outside`. */
export const webhookAddresses = {
  general: 'https://hooks.example.test/secret-path',
  solution: 'https://hooks.example.test/secret-path/solution',
  desktop: 'https://hooks.example.test/secret-path/desktop',
  investment: 'https://hooks.example.test/secret-path/investment',
  sweepstakes: 'https://hooks.example.test/secret-path/sweepstakes',
};

export interface HarnessOptions extends Partial<Pick<GatewayOptions, 'pages' | 'state' | 'webhooks'>> {
  /** Folder of the built portal. Default: only the API is served. */
  portal?: string;
  env?: Record<string, string>;
  clock?: TestClock;
  store?: RecordStore;
  /** Replaces or wraps the database; default: the in-process database. */
  database?: (request: Request, respond: (request: Request) => Promise<Response>) => Promise<Response>;
  /** Responds to everything except keys and tenants: the webhooks. */
  outside?: (request: Request) => Promise<Response>;
  jwks?: () => Response | Promise<Response>;
  tenants?: (request: Request) => Response | Promise<Response>;
}

/** A gateway with the in-process database in memory, which records all outgoing calls. */
export const createHarness = (options: HarnessOptions = {}) => {
  const clock = options.clock ?? createTestClock();
  const store = options.store ?? createMemoryStore();
  const emulator = createResearchDatabase({ tables: localTables, token: DB_TOKEN, db: store, now: clock.now });
  const upstream: {
    method: string;
    where: string;
    body: unknown;
    url: string;
    token: string | null;
    redirect: string;
  }[] = [];
  const keyRequests: Request[] = [];
  const outgoing: Request[] = [];
  const lines: string[] = [];

  const config: GatewayConfig = readConfig({
    RESEARCH_DB_URL: `https://${DB_HOST}`,
    RESEARCH_DB_TOKEN: DB_TOKEN,
    ...Object.fromEntries(
      Object.entries(localTableIds).map(([table, id]) => [`RESEARCH_TABLE_${table.toUpperCase()}`, id]),
    ),
    RESEARCH_DB_MAX_PER_SECOND: '0',
    GATEWAY_WRITES_PER_SECOND: '0',
    ...options.env,
  });

  const gateway = createGateway({
    config,
    clock,
    database: {
      url: `https://${DB_HOST}`,
      token: DB_TOKEN,
      tableIds: localTableIds,
      async fetch(request) {
        const url = new URL(request.url);
        const text = await request.clone().text();
        upstream.push({
          method: request.method,
          where: url.searchParams.get('where') ?? '',
          body: text ? JSON.parse(text) : undefined,
          url: request.url,
          token: request.headers.get('xc-token'),
          redirect: request.redirect,
        });
        return options.database ? options.database(request, emulator.fetch) : emulator.fetch(request);
      },
    },
    webhooks: options.webhooks ?? webhookAddresses,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (request.url === `${config.identity.url}/.well-known/jwks.json`) {
        keyRequests.push(request);
        return options.jwks ? options.jwks() : Response.json(publicKeys('rsa-1', 'ec-1'));
      }
      outgoing.push(request);
      if (request.url.startsWith(ISSUER)) {
        return options.tenants
          ? options.tenants(request)
          : Response.json({ tenants: [], activeTenant: { name: 'Acme' } });
      }
      return options.outside ? options.outside(request) : new Response('{}');
    },
    write: (line) => lines.push(line),
    ...(options.state && { state: options.state }),
    ...(options.portal !== undefined && { files: createStaticFiles(options.portal) }),
    ...(options.pages && { pages: options.pages }),
  });

  const call = (path: string, init: RequestInit = {}) =>
    gateway.fetch(new Request(`http://localhost:4300${path}`, init));
  const headers = (token: string, more: Record<string, string> = {}) => ({
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'x-gatehouse-request': '1',
    ...more,
  });

  return {
    gateway,
    clock,
    store,
    upstream,
    outgoing,
    lines,
    call,
    keyRequests,
    keyFetches: () => keyRequests.length,
    get: (table: string, token: string, query = '') =>
      call(`${recordsPath(table)}${query}`, { headers: headers(token) }),
    post: (table: string, token: string, body: unknown, more: Record<string, string> = {}) =>
      call(recordsPath(table), { method: 'POST', headers: headers(token, more), body: JSON.stringify(body) }),
    patch: (token: string, body: unknown) =>
      call(recordsPath('users'), { method: 'PATCH', headers: headers(token), body: JSON.stringify(body) }),
    logged: () => lines.map((line) => JSON.parse(line)),
    rows: (table: keyof typeof localTableIds) => store.rows(localTableIds[table]),
  };
};
export type Harness = ReturnType<typeof createHarness>;

/** A gateway with one signed-in user, before the first call that a test makes. */
export const signedIn = async (options: HarnessOptions = {}, claims: Record<string, unknown> = {}) => {
  const harness = createHarness(options);
  const token = await issueToken(claims);
  await harness.post('users', token, {});
  harness.upstream.length = 0;
  harness.outgoing.length = 0;
  return { ...harness, token };
};

/** A promise, and the call that resolves it. */
export const deferred = () => {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
};

/** Advances the clock until a promise has settled. */
export const settle = async <T>({ clock }: { clock: TestClock }, pending: Promise<T>): Promise<T> => {
  let done = false;
  const over = () => {
    done = true;
  };
  void pending.then(over, over);
  while (!done) await clock.advance(100);
  return pending;
};

/** The database refuses a call for a while, and did nothing. */
export const busy = () => Response.json({ msg: 'no' }, { status: 429, headers: { 'retry-after': '2' } });

/** The headers that every response has, whichever part of the gateway sent it. */
export const expectSecurityHeaders = (headers: Headers): void => {
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
  for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) expect(policy).toContain(part);
  expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('set-cookie')).toBeNull();
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
};

export const feedback = { Rating: 5, Ideas: 'Dark mode', Vendors: 'Acme', Meeting: 'Yes' };

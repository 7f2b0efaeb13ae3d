import { Hono } from 'hono';
import { IDEMPOTENCY_HEADER, PORTAL_HEADER, type TableName } from '../../research/contract';
import type { VerifiedUser } from '../../research/user-sync';
import type { Principal, Verifier } from '../auth/verify';
import type { Clock } from '../runtime/clock';
import type { GatewayConfig } from '../runtime/config';
import { problems } from '../runtime/problem';
import { createUserRateLimit } from '../runtime/rate-limits';
import type { Journal, State } from '../runtime/state';
import { createIdempotency } from '../submissions/idempotency';
import type { createTables } from '../submissions/tables';
import { readJson } from './body';
import { json, type RequestEnv, splitAddress } from './request-context';

/** Deadline of one request in milliseconds, however many database calls it makes. */
const REQUEST_TIME = 9000;

interface ApiOptions {
  identityToken: (headers: Headers, user: VerifiedUser) => Promise<string | undefined>;
  config: Pick<GatewayConfig, 'origins' | 'readsPerSecond' | 'writesPerSecond'>;
  verify: Verifier;
  tables: ReturnType<typeof createTables>;
  journal: Journal;
  state: Pick<State, 'locks' | 'rateLimits'>;
  clock: Clock;
}

type Writing = 'POST' | 'PATCH';

/** Refuses a state-changing request that another site could have caused. */
const checkOrigin = (headers: Headers, ownOrigins: readonly string[]): void => {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  const foreign =
    (origin !== null && !ownOrigins.includes(origin)) ||
    (site !== null && site !== 'same-origin') ||
    headers.get(PORTAL_HEADER) !== '1';
  if (foreign) throw problems.foreignOrigin();
};

/** Serves the records API to the portal: `/api/v2/tables/{alias}/records` on its own origin. */
export const createApi = ({
  config,
  verify,
  identityToken,
  tables,
  journal,
  state,
  clock,
}: ApiOptions): Hono<RequestEnv> => {
  const limitReads = createUserRateLimit(state.rateLimits, 'reads', { perSecond: config.readsPerSecond, burst: 200 });
  const limitWrites = createUserRateLimit(state.rateLimits, 'writes', { perSecond: config.writesPerSecond, burst: 30 });
  const once = createIdempotency<object>({ journal, locks: state.locks, now: clock.now });

  const isServed = (alias: string): alias is TableName => Object.hasOwn(tables, alias);

  const write = async (request: Request, alias: TableName, principal: Principal, method: Writing): Promise<unknown> => {
    const route = tables[alias][method];
    if (!route) throw problems.method(Object.keys(tables[alias]));
    checkOrigin(request.headers, config.origins);
    await limitWrites(principal.user);
    const { text, body } = await readJson(request, clock);
    const { user, budget } = principal;
    const scope = { tenantId: user.tenantId, userId: user.userId, table: alias };
    // Updates of user records are idempotent; a journal would store data that is never read.
    const key = alias === 'users' ? null : request.headers.get(IDEMPOTENCY_HEADER);
    const submission = { scope, key, content: `${method} ${text}`, budget };
    return once(submission, (attempt) => route(principal, body, attempt));
  };

  const read = async (request: Request, alias: TableName, principal: Principal): Promise<unknown> => {
    await limitReads(principal.user);
    return tables[alias].GET(principal, new URLSearchParams(splitAddress(request.url).query));
  };

  const api = new Hono<RequestEnv>();
  // A request without a valid token does not reveal which tables and methods exist.
  api.all('/api/*', async ({ env: context, req: { raw, path } }) => {
    const { user, token } = await verify(raw.headers.get('authorization'));
    context.user = user.userId;
    const alias = /^\/api\/v2\/tables\/([a-z]+)\/records$/.exec(path)?.[1] ?? '';
    if (!isServed(alias)) throw problems.notFound();
    const principal: Principal = {
      user,
      token: (await identityToken(raw.headers, user)) ?? token,
      budget: { deadline: clock.now() + REQUEST_TIME, requestId: context.requestId, calls: 0 },
    };
    if (raw.method === 'GET' || raw.method === 'HEAD') return json(context, 200, await read(raw, alias, principal));
    if (raw.method === 'POST' || raw.method === 'PATCH')
      return json(context, 200, await write(raw, alias, principal, raw.method));
    throw problems.method(Object.keys(tables[alias]));
  });
  return api;
};

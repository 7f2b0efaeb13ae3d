import { Hono } from 'hono';
import { IDEMPOTENCY_HEADER, type TableName } from '../research/contract';
import type { Person } from '../research/user-sync';
import type { Asker } from './asker';
import { readJson } from './body';
import type { Clock } from './clock';
import type { GatewayConfig } from './config';
import { createIdempotency } from './idempotency';
import type { Journal } from './journal';
import { createPersonLimit } from './limits';
import { checkOrigin } from './origin';
import { json, problems } from './problem';
import type { createTables } from './tables';
import type { Verifier } from './verify';
import { splitAddress, type VisitEnv } from './visit';

/** Milliseconds for one request, however many calls to the database it takes. */
const REQUEST_TIME = 9000;

interface ApiOptions {
  identityToken: (headers: Headers, person: Person) => Promise<string | undefined>;
  config: Pick<GatewayConfig, 'origins' | 'readsPerSecond' | 'writesPerSecond'>;
  verify: Verifier;
  tables: ReturnType<typeof createTables>;
  journal: Journal;
  clock: Clock;
}

type Writing = 'POST' | 'PATCH';

/** The records API as the portal sees it: `/api/v2/tables/{alias}/records` on its own origin. */
export const createApi = ({ config, verify, identityToken, tables, journal, clock }: ApiOptions): Hono<VisitEnv> => {
  const limitReads = createPersonLimit({ perSecond: config.readsPerSecond, burst: 200 }, clock.now);
  const limitWrites = createPersonLimit({ perSecond: config.writesPerSecond, burst: 30 }, clock.now);
  const once = createIdempotency<object>({ journal, now: clock.now });

  const isServed = (alias: string): alias is TableName => Object.hasOwn(tables, alias);

  const write = async (request: Request, alias: TableName, asker: Asker, method: Writing): Promise<unknown> => {
    const route = tables[alias][method];
    if (!route) throw problems.method(Object.keys(tables[alias]));
    checkOrigin(request.headers, config.origins);
    limitWrites(asker.person);
    const { text, body } = await readJson(request, clock);
    const { person, turn } = asker;
    const scope = { tenantId: person.tenantId, userId: person.userId, table: alias };
    // Updates of user records are idempotent; a journal of them would store data that is never read.
    const key = alias === 'users' ? null : request.headers.get(IDEMPOTENCY_HEADER);
    const submission = { scope, key, content: `${method} ${text}`, turn };
    return once(submission, (earlier) => route({ ...asker, ...(earlier && { earlier }) }, body));
  };

  const read = (request: Request, alias: TableName, asker: Asker): Promise<unknown> => {
    limitReads(asker.person);
    return tables[alias].GET(asker, new URLSearchParams(splitAddress(request.url).query));
  };

  const api = new Hono<VisitEnv>();
  // A caller without a valid token does not learn which tables and methods exist.
  api.all('/api/*', async ({ env: visit, req: { raw, path } }) => {
    const { person, token } = await verify(raw.headers.get('authorization'));
    visit.user = person.userId;
    const alias = /^\/api\/v2\/tables\/([a-z]+)\/records$/.exec(path)?.[1] ?? '';
    if (!isServed(alias)) throw problems.notFound();
    const asker: Asker = {
      person,
      token: (await identityToken(raw.headers, person)) ?? token,
      turn: { until: clock.now() + REQUEST_TIME, requestId: visit.requestId, calls: 0 },
    };
    if (raw.method === 'GET' || raw.method === 'HEAD') return json(visit, 200, await read(raw, alias, asker));
    if (raw.method === 'POST' || raw.method === 'PATCH')
      return json(visit, 200, await write(raw, alias, asker, raw.method));
    throw problems.method(Object.keys(tables[alias]));
  });
  return api;
};

import { Hono } from 'hono';
import { IDEMPOTENCY_HEADER } from '../research/contract';
import { readJson } from './body';
import type { Clock } from './clock';
import type { GatewayConfig, ServedTable } from './config';
import { createIdempotency } from './idempotency';
import { createPersonLimit } from './limits';
import { checkOrigin } from './origin';
import { json, problems } from './problem';
import type { Asker, createTables } from './tables';
import type { Verifier } from './verify';
import { splitAddress, type VisitEnv } from './visit';

/** Milliseconds for one request, however many calls to the database it takes. */
const REQUEST_TIME = 9000;

interface ApiOptions {
  config: Pick<GatewayConfig, 'origins' | 'readsPerSecond' | 'writesPerSecond'>;
  verify: Verifier;
  tables: ReturnType<typeof createTables>;
  clock: Clock;
}

/** The records API as the portal sees it: `/api/v2/tables/{alias}/records` on its own origin. */
export const createApi = ({ config, verify, tables, clock }: ApiOptions): Hono<VisitEnv> => {
  const limitReads = createPersonLimit({ perSecond: config.readsPerSecond, burst: 200 }, clock.now);
  const limitWrites = createPersonLimit({ perSecond: config.writesPerSecond, burst: 30 }, clock.now);
  const once = createIdempotency<unknown>(clock.now);

  const isServed = (alias: string): alias is ServedTable => Object.hasOwn(tables, alias);

  const write = async (request: Request, alias: ServedTable, asker: Asker): Promise<unknown> => {
    const post = tables[alias].POST;
    if (!post) throw problems.method(Object.keys(tables[alias]));
    checkOrigin(request.headers, config.origins);
    limitWrites(asker.person);
    const { text, body } = await readJson(request, clock);
    const scope = [asker.person.tenantId, asker.person.userId, alias];
    return once(scope, request.headers.get(IDEMPOTENCY_HEADER), text, () => post(asker, body));
  };

  const read = (request: Request, alias: ServedTable, asker: Asker): Promise<unknown> => {
    const get = tables[alias].GET;
    if (!get) throw problems.method(Object.keys(tables[alias]));
    limitReads(asker.person);
    return get(asker, new URLSearchParams(splitAddress(request.url).query));
  };

  const api = new Hono<VisitEnv>();
  // Nobody without a valid token learns which tables and methods there are.
  api.all('/api/*', async ({ env: visit, req: { raw, path } }) => {
    const { person, token } = await verify(raw.headers.get('authorization'));
    visit.user = person.userId;
    const alias = /^\/api\/v2\/tables\/([a-z]+)\/records$/.exec(path)?.[1] ?? '';
    if (!isServed(alias)) throw problems.notFound();
    const asker: Asker = { person, token, turn: { until: clock.now() + REQUEST_TIME, calls: 0 } };
    if (raw.method === 'GET' || raw.method === 'HEAD') return json(visit, 200, await read(raw, alias, asker));
    if (raw.method === 'POST') return json(visit, 200, await write(raw, alias, asker));
    throw problems.method(Object.keys(tables[alias]));
  });
  return api;
};

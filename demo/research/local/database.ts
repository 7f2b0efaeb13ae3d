import { TOKEN_HEADER } from '../contract';
import { errors, RecordsError } from './errors';
import { createRecords } from './records';
import { createMemoryStore, type RecordStore, type Table } from './store';

interface ResearchDatabaseOptions {
  tables: readonly Table[];
  /** The one API token that is accepted. */
  token: string;
  /** Default: memory. */
  db?: RecordStore;
  now?: () => number;
}

export interface ResearchDatabase {
  fetch(request: Request): Promise<Response>;
  close(): void;
}

const respond = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json; charset=utf-8' } });

const readBody = async (request: Request): Promise<unknown> => {
  const text = await request.text();
  if (text === '') return {};
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    // Newer engines add line and column to the message; the database's own engine does not.
    const message = error instanceof Error ? error.message.replace(/ \(line \d+ column \d+\)$/, '') : '';
    throw new RecordsError(400, { msg: message });
  }
  if (typeof body !== 'object' || body === null) throw errors.badJson();
  return body;
};

const PATH = /^\/api\/v2\/tables\/([^/]+)\/records(?:\/([^/]+))?$/;

/** The v2 records API of NocoDB, as far as a portal uses it; responses match the real one exactly. */
export const createResearchDatabase = (options: ResearchDatabaseOptions): ResearchDatabase => {
  const store = options.db ?? createMemoryStore();
  const now = options.now ?? Date.now;
  const tables = new Map(options.tables.map((table) => [table.id, createRecords(table, store, now)]));

  const handle = async (request: Request): Promise<unknown> => {
    const { pathname, searchParams } = new URL(request.url);
    const [, tableId, rest] = PATH.exec(pathname) ?? [];
    if (tableId === undefined) throw errors.noRoute(request.method, pathname);
    const body = request.method === 'GET' ? {} : await readBody(request);
    if (!options.token || request.headers.get(TOKEN_HEADER) !== options.token) throw errors.unauthenticated();
    const records = tables.get(decodeURIComponent(tableId));
    if (!records) throw errors.noTable(decodeURIComponent(tableId));

    if (request.method === 'GET') {
      if (rest === undefined) return records.list(searchParams);
      return rest === 'count' ? records.count(searchParams) : records.read(decodeURIComponent(rest), searchParams);
    }
    if (rest === undefined && request.method === 'POST') return records.create(body);
    if (rest === undefined && request.method === 'PATCH') return records.update(body);
    if (rest === undefined && request.method === 'DELETE') return records.remove(body);
    throw errors.noRoute(request.method, pathname);
  };

  return {
    async fetch(request) {
      try {
        return respond(200, await handle(request));
      } catch (error) {
        if (error instanceof RecordsError) return respond(error.status, error.body);
        throw error;
      }
    },
    close: () => store.close(),
  };
};

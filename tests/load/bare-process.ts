/**
 * The minimum work for the same responses: a check of verified tokens, user records in the same cache, the same calls
 * to the same database with the same headers. It has no routes, no limits and no log.
 */
import { Agent, createServer, request as httpRequest } from 'node:http';
import Database from 'libsql';
import { responseHeaders } from '../../demo/gateway/http/headers';
import { identityColumns, recordsPath, TOKEN_HEADER } from '../../demo/research/contract';
import { localTableIds } from '../../demo/research/local/local-tables';
import { createUserCache } from '../../demo/research/user-cache';

const [port = '0', databaseUrl = '', file = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 1000 });
const headers = responseHeaders('http://127.0.0.1');
const cache = createUserCache<object>({ now: Date.now });

interface Known {
  id: string;
  tenantId: string;
}
const checked = new Map<string, Known>();

/** The unverified claims: this server checks no signatures. */
const callerOf = (authorization: string): Known => {
  const known = checked.get(authorization);
  if (known) return known;
  const claims = JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString());
  const caller = { id: String(claims.sub), tenantId: String(claims.tenantId) };
  checked.set(authorization, caller);
  return caller;
};

const callDatabase = (method: string, path: string, body?: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const call = httpRequest(`${databaseUrl}${path}`, {
      method,
      agent,
      headers: { [TOKEN_HEADER]: 'load-token', 'content-type': 'application/json' },
    });
    call.on('error', reject);
    call.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve(text));
    });
    call.end(body);
  });

const openFile = () => {
  const db = new Database(file);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  db.exec('CREATE TABLE IF NOT EXISTS general (Id INTEGER PRIMARY KEY AUTOINCREMENT, body TEXT)');
  const insert = db.prepare('INSERT INTO general (body) VALUES (?)');
  return (body: string) => Number(insert.run(body).lastInsertRowid);
};
const insert = file === '' ? undefined : openFile();

const recordOf = async ({ id, tenantId }: Known): Promise<object> => {
  const key = `${tenantId}_${id}`;
  const known = cache.get(key);
  if (known) return known;
  const where = `@(${identityColumns.tenantId},eq,"${tenantId}")~and(${identityColumns.userId},eq,"${id}")`;
  const path = `${recordsPath(localTableIds.users)}?where=${encodeURIComponent(where)}&limit=25`;
  const record = databaseUrl === '' ? { Id: 1 } : JSON.parse(await callDatabase('GET', path)).list[0];
  cache.set(key, record);
  return record;
};

const handle = async (method: string, caller: Known, text: string): Promise<string> => {
  const record = await recordOf(caller);
  if (method === 'GET') {
    const pageInfo = { totalRows: 1, page: 1, pageSize: 25, isFirstPage: true, isLastPage: true };
    return JSON.stringify({ list: [record], pageInfo });
  }
  const row = JSON.stringify({ Client: `${caller.id}@example.com`, ...JSON.parse(text) });
  const Id = insert ? insert(row) : JSON.parse(await callDatabase('POST', recordsPath(localTableIds.general), row)).Id;
  return JSON.stringify({ Id, msg: 'Feedback submitted successfully' });
};

const server = createServer((request, response) => {
  const caller = callerOf(request.headers.authorization ?? '');
  let text = '';
  request.on('data', (chunk) => {
    text += chunk;
  });
  request.on('end', async () => {
    const body = await handle(request.method ?? '', caller, text);
    response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
  });
});
process.on('disconnect', () => process.exit());
server.listen(Number(port), '127.0.0.1', () => process.send?.({ ready: true }));

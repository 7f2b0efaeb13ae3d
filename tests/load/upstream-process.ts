/**
 * A database double with a delay, which records its calls. Every requested user exists. It counts stored rows, so that
 * lost and duplicated ones are noticed.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { identityColumns } from '../../demo/research/contract';
import { localTableIds } from '../../demo/research/local/local-tables';

type Mode = 'fine' | 'hang' | 'reset' | 'fail';

const [port = '0', delay = '50'] = process.argv.slice(2);
let mode: Mode = 'fine';
let rows: { Id: number; text: string }[] = [];
/** Milliseconds since the start of the process, for each call. */
let calls: number[] = [];
let underWay = 0;
let mostUnderWay = 0;
let lastLookup = new Map<string, number>();
/** Longest stall of this process: calls that arrive during it are counted at one moment. */
let stall = 0;
/** Lookups of one user less than five seconds after the previous one. */
let tooSoon = 0;

const CACHE_MS = 5000;
/** The clocks of the gateway and of this process differ slightly. */
const SLACK_MS = 20;

const value = (where: string, column: string): string => new RegExp(`${column},eq,"([^"]*)"`).exec(where)?.[1] ?? '';

const userOf = (where: string) => {
  const id = value(where, identityColumns.userId);
  const now = performance.now();
  const last = lastLookup.get(id);
  if (last !== undefined && now - last < CACHE_MS - SLACK_MS) tooSoon += 1;
  lastLookup.set(id, now);
  return {
    Id: 1,
    [identityColumns.tenantId]: value(where, identityColumns.tenantId),
    [identityColumns.clientName]: id,
    [identityColumns.accountName]: 'Acme',
    [identityColumns.userId]: id,
    [identityColumns.email]: `${id}@example.com`,
  };
};

const listOf = (url: URL): object[] => {
  const where = url.searchParams.get('where') ?? '';
  if (url.pathname.includes(localTableIds.users)) return [userOf(where)];
  return [];
};

const reply = (request: IncomingMessage, response: ServerResponse, text: string) => {
  const url = new URL(request.url ?? '/', 'http://upstream.invalid');
  const send = (status: number, body: object) => {
    const out = JSON.stringify(body);
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': out.length }).end(out);
  };
  if (mode === 'fail') return send(500, { msg: 'down' });
  if (request.method === 'POST') {
    const row = { Id: rows.length + 1, text: String(JSON.parse(text).Ideas) };
    rows.push(row);
    return send(200, { Id: row.Id });
  }
  const list = listOf(url);
  const pageInfo = { totalRows: list.length, page: 1, pageSize: 25, isFirstPage: true, isLastPage: true };
  return send(200, { list, pageInfo });
};

const server = createServer((request, response) => {
  calls.push(performance.now());
  if (mode === 'hang') return;
  if (mode === 'reset') return void request.socket.destroy();
  underWay += 1;
  mostUnderWay = Math.max(mostUnderWay, underWay);
  let text = '';
  request.on('data', (chunk) => {
    text += chunk;
  });
  request.on('end', () => {
    setTimeout(() => {
      underWay -= 1;
      reply(request, response, text);
    }, Number(delay));
  });
});
server.keepAliveTimeout = 60_000;

const TICK_MS = 10;
let tickedAt = performance.now();
setInterval(() => {
  stall = Math.max(stall, performance.now() - tickedAt - TICK_MS);
  tickedAt = performance.now();
}, TICK_MS);

const mostInOneSecond = (): number => {
  let from = 0;
  return calls.reduce((most, at, to) => {
    while (at - (calls[from] ?? at) >= 1000) from += 1;
    return Math.max(most, to - from + 1);
  }, 0);
};

process.on('message', (message: { mode?: Mode; forget?: boolean } | 'measure') => {
  if (message === 'measure') return;
  if (message.mode) mode = message.mode;
  const stats = {
    calls: calls.length,
    mostInOneSecond: mostInOneSecond(),
    mostUnderWay,
    tooSoon,
    stall,
    rows: rows.length,
    different: new Set(rows.map(({ text }) => text)).size,
  };
  if (message.forget) {
    rows = [];
    calls = [];
    lastLookup = new Map();
    tooSoon = 0;
    stall = 0;
    mostUnderWay = underWay;
  }
  process.send?.({ stats });
});
process.on('disconnect', () => process.exit());
server.listen(Number(port), '127.0.0.1', () => process.send?.({ ready: true }));

import { array, boolean, number, object, optional, type output, safeParse, type ZodMiniType } from 'zod/mini';
import { type PageInfo, recordsPath, type TableName, TOKEN_HEADER } from '../../research/contract';
import { databaseReasons, serverError } from '../../research/messages';
import type { Budget } from '../runtime/budget';
import { type Clock, pause, within } from '../runtime/clock';
import type { Fields, Log } from '../runtime/log';
import { Problem, problems } from '../runtime/problem';
import { readLimited } from '../runtime/read-limited';
import { safeMessage } from '../runtime/safe-message';
import type { Breaker } from './breaker';
import type { CallRateLimit } from './call-rate-limit';
import { isOutage, isSuccess, type Reply, readContent } from './reply';

const CALL_TIME = 8000;
const MAX_ATTEMPTS = 4;
const FIRST_PAUSE = 50;
const TRANSIENT = new Set([502, 503, 504]);
/** Milliseconds for which the hosted database blocks a caller that exceeds its rate. */
const DEFAULT_RETRY_AFTER = 30_000;
/** Largest record of a response in bytes: a body of 64 kB plus the columns that the gateway and the database add. */
const MAX_RECORD_BYTES = 80 * 1024;

export interface DatabaseLink {
  url: string;
  token: string;
  tableIds: Readonly<Record<TableName, string>>;
  fetch(request: Request): Promise<Response>;
}

export interface DatabaseClient {
  /** Returns records that match a `where` text, each checked against a schema. Default: the first 25, oldest first. */
  list<S extends ZodMiniType>(
    budget: Budget,
    table: TableName,
    where: string,
    record: S,
    page?: Page,
  ): Promise<Listed<S>>;
  /** Creates one record and returns its id. */
  create(budget: Budget, table: TableName, fields: Readonly<Record<string, unknown>>): Promise<number>;
  update(budget: Budget, table: TableName, id: number, fields: Readonly<Record<string, unknown>>): Promise<void>;
  remove(budget: Budget, table: TableName, id: number): Promise<void>;
}

/** Page of a list, and its order. */
interface Page {
  limit: number;
  offset: number;
  /** A column, with `-` in front for the newest or largest first. */
  sort: string;
  /** Columns of the response. Default: all. */
  fields?: readonly string[];
}

interface Listed<S extends ZodMiniType> {
  list: output<S>[];
  /** Missing for an offset beyond the last row. */
  pageInfo?: PageInfo | undefined;
}

interface DatabaseClientOptions {
  link: DatabaseLink;
  callRateLimit: CallRateLimit;
  breaker: Breaker;
  clock: Clock;
  log: Log;
  mask: (text: string) => string;
}

interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  table: TableName;
  query?: string;
  body?: unknown;
  /** Maximum number of records in the response. */
  records: number;
}

const Created = object({ Id: number() });

const Info = object({
  totalRows: number(),
  page: number(),
  pageSize: number(),
  isFirstPage: boolean(),
  isLastPage: boolean(),
});
const FIRST_PAGE: Page = { limit: 25, offset: 0, sort: 'Id' };

/** A database error becomes a 502 or 504 of the gateway, never a 401 that would sign the user out. */
const databaseError = (status: number, reported: number, message: string) =>
  new Problem(status, 'DATABASE_ERROR', serverError(reported, message));
const unreachable = () => databaseError(502, 502, databaseReasons.unreachable);
const tooSlow = () => databaseError(504, 504, databaseReasons.tooSlow);
const unreadable = () => databaseError(502, 502, databaseReasons.unreadable);

/** However long the database asks to wait: after a minute one call probes it. */
const MAX_RETRY_AFTER = 60_000;

const waitOf = (retryAfter: string | null): number =>
  /^\d+$/.test(retryAfter ?? '') ? Math.min(Number(retryAfter) * 1000, MAX_RETRY_AFTER) : DEFAULT_RETRY_AFTER;

/** NocoDB refuses an offset beyond the last row; a paging caller gets an empty page. */
const INVALID_OFFSET = /"error"\s*:\s*"(?:ERR_)?INVALID_OFFSET_VALUE"/;

const isBeyondEnd = ({ method }: Call, { status, text = '' }: Reply): boolean =>
  method === 'GET' && status >= 400 && status < 500 && INVALID_OFFSET.test(text);

/**
 * Calls the records API with the token that only the gateway holds. Retries reads after transient failures, never
 * writes.
 */
export const createDatabaseClient = ({
  link,
  callRateLimit,
  breaker,
  clock,
  log,
  mask,
}: DatabaseClientOptions): DatabaseClient => {
  const requestOf = ({ method, table, query = '', body }: Call, signal: AbortSignal): Request =>
    new Request(`${link.url}${recordsPath(link.tableIds[table])}${query}`, {
      method,
      signal,
      // A redirect would send the token to another server.
      redirect: 'manual',
      headers: { [TOKEN_HEADER]: link.token, accept: 'application/json', 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });

  /** Sends one request; returns undefined when the connection failed. */
  const attempt = async (budget: Budget, call: Call): Promise<Reply | undefined> => {
    if (breaker.blocked()) throw problems.busy(1000);
    return callRateLimit.run(budget, () => {
      if (!breaker.admit()) throw problems.busy(1000);
      budget.calls += 1;
      return fetchReply(budget, call);
    });
  };

  const fetchReply = async (budget: Budget, call: Call): Promise<Reply | undefined> => {
    const { mayHaveStored = false } = budget;
    budget.mayHaveStored = mayHaveStored || call.method !== 'GET';
    const timeLeft = Math.min(CALL_TIME, budget.deadline - clock.now());
    try {
      const reply = await within(clock, timeLeft, tooSlow, async (signal) => {
        const response = await link.fetch(requestOf(call, signal));
        const { status, headers, body } = response;
        const bytes = body ? await readLimited(body, call.records * MAX_RECORD_BYTES, signal) : new Uint8Array();
        return { ...readContent(status, bytes), status, retryAfter: headers.get('retry-after') };
      });
      breaker.report(isOutage(reply) ? 'failed' : 'ok');
      // A definite refusal: this call stored nothing.
      if (reply.status >= 300 && reply.status < 500) budget.mayHaveStored = mayHaveStored;
      return reply;
    } catch (error) {
      // A call that the gateway itself delayed and cut off says nothing about the database.
      if (!(error instanceof Problem) || timeLeft === CALL_TIME) breaker.report('failed');
      if (!(error instanceof Problem)) return undefined;
      logFailure('database call failed', budget, call, { status: error.status, reason: error.message });
      throw error;
    }
  };

  const send = async (budget: Budget, call: Call): Promise<unknown> => {
    for (let tries = 1; ; tries += 1) {
      const reply = await attempt(budget, call);
      if (reply && isSuccess(reply.status)) return bodyOf(budget, call, reply);
      if (reply && isBeyondEnd(call, reply)) return { list: [] };
      const repeatable = call.method === 'GET' && tries < MAX_ATTEMPTS && (!reply || TRANSIENT.has(reply.status));
      if (!repeatable) throw problemOf(budget, call, reply);
      await pause(clock, FIRST_PAUSE * 2 ** (tries - 1));
    }
  };

  const logFailure = (message: string, { requestId }: Budget, { method, table }: Call, fields: Fields) =>
    log.error(message, { requestId, call: `${method} ${table}`, ...fields });

  const invalid = (budget: Budget, call: Call, fields: Fields): Problem => {
    logFailure('database response invalid', budget, call, fields);
    return unreadable();
  };

  const bodyOf = (budget: Budget, call: Call, { body, failure }: Reply): unknown => {
    if (failure) throw invalid(budget, call, { reason: failure });
    return body;
  };

  const problemOf = (budget: Budget, call: Call, reply: Reply | undefined): Problem => {
    const reason = reply ? safeMessage(reply.text ?? '', mask) : 'no connection';
    logFailure('database call failed', budget, call, { status: reply?.status ?? 0, reason });
    if (!reply) return unreachable();
    if (reply.status !== 429) return databaseError(502, reply.status, reason);
    callRateLimit.hold(waitOf(reply.retryAfter));
    return problems.busy(waitOf(reply.retryAfter));
  };

  const read = <S extends ZodMiniType>(budget: Budget, schema: S, call: Call, body: unknown): output<S> => {
    const result = safeParse(schema, body);
    if (result.success) return result.data;
    throw invalid(budget, call, { path: result.error.issues[0]?.path.join('.') ?? '' });
  };

  return {
    async list(budget, table, where, record, { limit, offset, sort, fields } = FIRST_PAGE) {
      const columns = fields ? `&fields=${encodeURIComponent(fields.join(','))}` : '';
      const query = `?where=${encodeURIComponent(where)}&limit=${limit}&offset=${offset}&sort=${sort}${columns}`;
      const call: Call = { method: 'GET', table, query, records: limit };
      return read(budget, object({ list: array(record), pageInfo: optional(Info) }), call, await send(budget, call));
    },
    async create(budget, table, fields) {
      const call: Call = { method: 'POST', table, body: fields, records: 1 };
      return read(budget, Created, call, await send(budget, call)).Id;
    },
    async update(budget, table, id, fields) {
      await send(budget, { method: 'PATCH', table, body: [{ Id: id, ...fields }], records: 1 });
    },
    async remove(budget, table, id) {
      await send(budget, { method: 'DELETE', table, body: { Id: id }, records: 1 });
    },
  };
};

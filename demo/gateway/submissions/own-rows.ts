import { looseObject, nullish, number, string } from 'zod/mini';
import {
  identityColumns,
  type OwnRow,
  type PageInfo,
  type RecordList,
  tables,
  type UserRecord,
} from '../../research/contract';
import { type FeedbackKind, feedbackKinds } from '../../research/feedback/kinds';
import type { DatabaseClient } from '../nocodb/client';
import { filterFor } from '../nocodb/filter-for';
import type { Budget } from '../runtime/budget';
import type { Log } from '../runtime/log';
import { problems } from '../runtime/problem';

const StoredRow = looseObject({ Id: number(), CreatedAt: nullish(string()) });

/** Rows per response. */
const MAX_ROWS = 100;
/** Page size in rows when searching the newest rows. */
const SEARCH_PAGE = 10;

export interface Paging {
  limit: number;
  offset: number;
}

/** Reads `limit` and `offset` of a query; refuses an offset that is not a multiple of the limit. */
export const readPaging = (query: URLSearchParams): Paging => {
  const readInteger = (name: string, fallback: number) => {
    const text = query.get(name);
    if (text === null) return fallback;
    return /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  };
  const limit = readInteger('limit', 25);
  const offset = readInteger('offset', 0);
  if (limit >= 1 && limit <= MAX_ROWS && offset >= 0 && offset % limit === 0) return { limit, offset };
  throw problems.badQuery(`limit is a number from 1 to ${MAX_ROWS}, offset a multiple of it.`);
};

const pageInfoOf = ({ limit, offset }: Paging, rows: number): PageInfo => ({
  totalRows: rows,
  page: offset / limit + 1,
  pageSize: limit,
  isFirstPage: offset === 0,
  isLastPage: rows < limit,
});

interface RowScope {
  where: string;
  columns: readonly string[];
  /** Returns whether a row belongs to the user. A case-insensitive database returns rows of others too. */
  isOwn(row: Readonly<Record<string, unknown>>): boolean;
}

/**
 * Returns the filter of a user's rows; undefined for a user whose record lacks the required values: no rows belong to
 * them.
 */
const rowScope = (kind: FeedbackKind, user: UserRecord): RowScope | undefined => {
  const { owner, account } = feedbackKinds[kind];
  const email = user[identityColumns.email];
  const accountName = user[identityColumns.accountName];
  if (!email || (account && !accountName)) return undefined;
  return {
    where: filterFor({ [owner]: email }, account && { [account]: accountName }),
    columns: account ? [owner, account] : [owner],
    isOwn: (row) => row[owner] === email && (!account || row[account] === accountName),
  };
};

interface OwnRowsOptions {
  database: DatabaseClient;
  log: Log;
}

export interface OwnRows {
  /** Returns a page of the list, newest first. */
  read(budget: Budget, kind: FeedbackKind, user: UserRecord, paging: Paging): Promise<RecordList<OwnRow>>;
  /** The newest hundred rows, newest first, read page by page as they are iterated. */
  newest(budget: Budget, kind: FeedbackKind, user: UserRecord): AsyncIterable<OwnRow>;
  /** Returns the id of the user's first row. */
  oldest(budget: Budget, kind: FeedbackKind, user: UserRecord): Promise<number | undefined>;
}

/** Returns the rows of one user, by the email address of their record, and by its account name if it has one. */
export const createOwnRows = ({ database, log }: OwnRowsOptions): OwnRows => {
  const read: OwnRows['read'] = async (budget, kind, user, paging) => {
    const scope = rowScope(kind, user);
    if (!scope) return { list: [], pageInfo: pageInfoOf(paging, 0) };
    const rows = (page: Paging) => database.list(budget, kind, scope.where, StoredRow, { ...page, sort: '-Id' });
    const { list, pageInfo } = await rows(paging);
    if (!pageInfo && list.length === 0 && paging.offset > 0) {
      // Beyond the last row; the first page has the total.
      const first = await rows({ limit: 1, offset: 0 });
      return { list: [], pageInfo: { ...pageInfoOf(paging, 0), totalRows: first.pageInfo?.totalRows ?? 0 } };
    }
    const visible = list.filter(scope.isOwn);
    if (visible.length < list.length)
      log.warn('database returned rows of another user; omitted', { requestId: budget.requestId, table: kind });
    const titles = tables[kind].map(({ title }) => title);
    return {
      list: visible.map((row) => ({
        Id: row.Id,
        CreatedAt: row.CreatedAt ?? null,
        ...Object.fromEntries(titles.map((title) => [title, row[title] ?? null])),
      })),
      pageInfo: pageInfo ?? pageInfoOf(paging, visible.length),
    };
  };

  return {
    read,
    async *newest(budget, kind, user) {
      for (let offset = 0; offset < MAX_ROWS; offset += SEARCH_PAGE) {
        const { list, pageInfo } = await read(budget, kind, user, { limit: SEARCH_PAGE, offset });
        yield* list;
        if (pageInfo.isLastPage) return;
      }
    },
    async oldest(budget, kind, user) {
      const scope = rowScope(kind, user);
      if (!scope) return undefined;
      // Several rows, since rows of other users may be among them; without their texts.
      const page = { limit: MAX_ROWS, offset: 0, sort: 'Id', fields: ['Id', ...scope.columns] };
      const { list } = await database.list(budget, kind, scope.where, StoredRow, page);
      return list.find(scope.isOwn)?.Id;
    },
  };
};

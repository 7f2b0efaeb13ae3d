import { boolean, enum as enumOf, optional, partialRecord, strictObject } from 'zod/mini';
import { identityColumns, type RecordList, type TableName, tables } from '../../research/contract';
import { type FeedbackKind, feedbackKinds } from '../../research/feedback/kinds';
import { errorText } from '../../research/messages';
import { changeChecks, checks, progressColumns, progressOf } from '../../research/progress';
import type { Principal } from '../auth/verify';
import type { DatabaseClient } from '../nocodb/client';
import type { Log } from '../runtime/log';
import { Problem } from '../runtime/problem';
import type { RateLimits } from '../runtime/state';
import type { Webhooks } from '../webhooks/webhooks';
import { checkFields } from './fields';
import type { Attempt } from './idempotency';
import { checkOwnFilter } from './own-filter';
import { createOwnRows, readPaging } from './own-rows';
import { createRecentRows } from './recent-rows';
import { createSubmissions } from './submissions';
import { type UserRecords, withVerifiedEmail } from './user-records';

type Body = Readonly<Record<string, unknown>>;

interface TableRoutes {
  /** Result of a read; bytes are serialized JSON. */
  GET: (principal: Principal, query: URLSearchParams) => Promise<unknown>;
  POST: (principal: Principal, body: Body, attempt: Attempt) => Promise<object>;
  PATCH?: (principal: Principal, body: Body) => Promise<object>;
}

interface TablesOptions {
  users: UserRecords;
  database: DatabaseClient;
  webhooks: Webhooks;
  rateLimits: RateLimits;
  log: Log;
  now: () => number;
}

const onePage = <T>(list: T[]): RecordList<T> => ({
  list,
  pageInfo: { totalRows: list.length, page: 1, pageSize: 25, isFirstPage: true, isLastPage: true },
});

const titles = (table: TableName): string[] => tables[table].map((column) => column.title);

/** Checks that were set or cleared, by area. */
const ProgressChange = strictObject({
  solutions_checks: optional(partialRecord(enumOf(checks.solutions), boolean())),
  desktop_checks: optional(partialRecord(enumOf(checks.desktop), boolean())),
});

const notFound = () => new Problem(404, 'USER_NOT_FOUND', errorText.userNotFound);

/** Operations of user records: read the own one, synchronize it, and change its progress. */
const createUserRoutes = (users: UserRecords): TableRoutes => ({
  async GET({ user, budget }, query) {
    checkOwnFilter(query, 'users', user);
    const record = await users.find(user, budget);
    return onePage(record ? [record] : []);
  },
  /** Synchronizes the user on sign-in. The token, never the body, determines the record. */
  async POST({ user, token, budget }, body) {
    checkFields(strictObject({}), titles('users'), body);
    const { record, result } = await users.sync(user, token, budget);
    return { ...record, msg: result };
  },
  /** Sets single checks, so that two tabs do not revert each other's; the gateway computes the progress. */
  async PATCH({ user, budget }, body) {
    const change = checkFields(ProgressChange, [], body);
    const record = await users.change(user, budget, (stored) => {
      const changed = (['solutions', 'desktop'] as const).map((area) => {
        const columns = progressColumns[area];
        const text = changeChecks(area, stored[columns.checks], change[columns.checks] ?? {});
        return { [columns.checks]: text, [columns.progress]: progressOf(area, text) };
      });
      return Object.assign({}, ...changed);
    });
    if (!record) throw notFound();
    return record;
  },
});

/** Operations of each table; no others exist. All of them concern the principal's own rows. */
export const createTables = ({
  users,
  database,
  webhooks,
  rateLimits,
  log,
  now,
}: TablesOptions): Readonly<Record<TableName, TableRoutes>> => {
  const ownRows = createOwnRows({ database, log });
  const recent = createRecentRows({ ownRows, rateLimits, now });
  const submit = createSubmissions({ users, database, ownRows, webhooks, onSent: recent.forget });

  const createFeedbackRoutes = (kind: FeedbackKind): TableRoutes => ({
    async GET(principal, query) {
      const { user, budget } = principal;
      const paging = readPaging(query);
      const stored = await users.find(user, budget);
      if (!stored) throw notFound();
      const record = withVerifiedEmail(user, stored);
      // The rows have the email address of the record, which the provider may have changed since.
      checkOwnFilter(query, kind, { ...user, email: record[identityColumns.email] });
      return recent.read(principal, kind, record, paging);
    },
    POST: (principal, body, attempt) => submit(principal, kind, body, attempt),
  });

  // The kinds are the keys of the object, which `Object.keys` widens to text.
  const kinds = Object.keys(feedbackKinds) as FeedbackKind[];
  const feedback = Object.fromEntries(kinds.map((kind) => [kind, createFeedbackRoutes(kind)]));
  return { users: createUserRoutes(users), ...(feedback as Record<FeedbackKind, TableRoutes>) };
};

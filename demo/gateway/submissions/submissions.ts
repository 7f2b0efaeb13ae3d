import { identityColumns, type OwnRow, type UserRecord } from '../../research/contract';
import {
  type FeedbackKind,
  feedbackKinds,
  type Row,
  type WebhookKind,
  webhookKinds,
} from '../../research/feedback/kinds';
import { errorText } from '../../research/messages';
import type { Principal } from '../auth/verify';
import type { DatabaseClient } from '../nocodb/client';
import { Problem } from '../runtime/problem';
import { createRwLock } from '../runtime/rw-lock';
import type { Webhooks } from '../webhooks/webhooks';
import { checkFields } from './fields';
import type { Attempt, EarlierAttempt } from './idempotency';
import type { OwnRows } from './own-rows';
import { type UserRecords, withVerifiedEmail } from './user-records';

/** Maximum clock difference to the database in milliseconds. */
const CLOCK_SLACK = 600_000;

interface SubmissionsOptions {
  users: UserRecords;
  database: DatabaseClient;
  ownRows: OwnRows;
  webhooks: Webhooks;
  /** Called after something was stored, or may have been. */
  onSent: (kind: FeedbackKind, user: UserRecord) => void;
}

export interface Submitted {
  /** The row, unless only the webhook received it. */
  Id?: number;
  msg: string;
}

interface Submission {
  principal: Principal;
  kind: FeedbackKind;
  user: UserRecord;
  row: Row;
  attempt: Attempt;
}

const isSame = (row: Row, stored: OwnRow): boolean =>
  Object.entries(row).every(([column, value]) => String(stored[column] ?? '') === String(value ?? ''));

const isBefore = ({ startedAt }: EarlierAttempt, { CreatedAt }: OwnRow): boolean =>
  Date.parse(CreatedAt ?? '') < startedAt - CLOCK_SLACK;

const ignoreProblem = (error: unknown): undefined => {
  if (!(error instanceof Problem)) throw error;
};

const isWebhookKind = (kind: FeedbackKind): kind is WebhookKind => webhookKinds.some((candidate) => candidate === kind);

/**
 * Handles a submission of one kind: validates it, builds its row from the user's own record, stores it and sends the
 * webhook.
 */
export const createSubmissions = ({ users, database, ownRows, webhooks, onSent }: SubmissionsOptions) => {
  const { exclusive } = createRwLock();

  const recordFor = async ({ user, budget }: Principal, kind: FeedbackKind): Promise<UserRecord> => {
    const stored = await users.find(user, budget);
    if (!stored) throw new Problem(404, 'USER_NOT_FOUND', errorText.userNotFound);
    const record = withVerifiedEmail(user, stored);
    if (!record[identityColumns.email]) throw new Problem(422, 'EMAIL_NOT_FOUND', errorText.emailNotFound);
    if (feedbackKinds[kind].needs === 'account-name' && !record[identityColumns.accountName])
      throw new Problem(422, 'ACCOUNT_NAME_NOT_FOUND', errorText.accountNameNotFound);
    return record;
  };

  /** Returns the row of an earlier attempt, if it was stored. */
  const findEarlierRow = async ({ principal, kind, user, row, attempt }: Submission): Promise<number | undefined> => {
    const { earlier } = attempt;
    if (!earlier) return undefined;
    for await (const stored of ownRows.newest(principal.budget, kind, user)) {
      // All following rows are older.
      if (isBefore(earlier, stored)) return undefined;
      if (isSame(row, stored) && !(await earlier.isTaken(stored.Id))) return stored.Id;
    }
    return undefined;
  };

  const create = async (submission: Submission): Promise<number> =>
    (await findEarlierRow(submission)) ?? database.create(submission.principal.budget, submission.kind, submission.row);

  /** Webhook body of a submission, for kinds that have one. */
  const reportOf = ({ kind, user, row }: Submission): { kind: WebhookKind; body: Row } | undefined => {
    const { webhook } = feedbackKinds[kind];
    return webhook && isWebhookKind(kind) ? { kind, body: webhook(row, user) } : undefined;
  };

  const requestOf = ({ principal, attempt }: Submission) => ({
    requestId: principal.budget.requestId,
    submission: attempt.id,
  });

  const store = async (submission: Submission): Promise<number> => {
    const id = await create(submission);
    const report = reportOf(submission);
    // Stored before the sender gets a response, so that it survives the process.
    if (report) await webhooks.send(report.kind, report.body, requestOf(submission));
    return id;
  };

  /** Both are sent at once; the webhook's response is awaited only when the database refused. */
  const storeOrReport = async (submission: Submission): Promise<number | undefined> => {
    const { requestId } = submission.principal.budget;
    const report = reportOf(submission);
    const sending = report && (await webhooks.send(report.kind, report.body, requestOf(submission)));
    const accept = async <T>(row: T): Promise<T> => {
      if (report) await webhooks.taken(report.kind, report.body, requestId);
      return row;
    };
    try {
      return await accept(await create(submission));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const sent = await sending?.outcome;
      if (sent?.arrived) return accept(undefined);
      if (sent) await webhooks.returned(sent, requestId);
      throw new Problem(502, 'BOTH_FAILED', errorText.bothFailed);
    }
  };

  /** One row per user: updated in place; of concurrent rows by another gateway only the oldest counts. */
  const replace = ({ principal: { budget }, kind, user, row }: Submission): Promise<number> =>
    exclusive(`${kind} ${user[identityColumns.email]}`, async () => {
      const { [feedbackKinds[kind].owner]: _, ...content } = row;
      const existingId = await ownRows.oldest(budget, kind, user);
      if (existingId !== undefined) {
        await database.update(budget, kind, existingId, content);
        return existingId;
      }
      const created = await database.create(budget, kind, row);
      // It is stored, whether or not the database can report a concurrent row of another gateway.
      const first = (await ownRows.oldest(budget, kind, user).catch(ignoreProblem)) ?? created;
      if (first === created) return created;
      await database.update(budget, kind, first, content);
      await database.remove(budget, kind, created);
      return first;
    });

  const deliveries = { database: store, either: storeOrReport, replace };

  return async (
    principal: Principal,
    kind: FeedbackKind,
    body: Readonly<Record<string, unknown>>,
    attempt: Attempt,
  ): Promise<Submitted> => {
    const { filled, prepare, delivery, success } = feedbackKinds[kind];
    const toRow = prepare((schema) => checkFields(schema, filled, body));
    const user = await recordFor(principal, kind);
    const submission = { principal, kind, user, row: toRow(user), attempt };
    const Id = await deliveries[delivery](submission).finally(() => onSent(kind, user));
    return { ...(Id !== undefined && { Id }), msg: success };
  };
};

import { identityColumns, type OwnRow, type UserRecord } from '../research/contract';
import { type FeedbackKind, feedbackKinds, type Row, type WebhookKind, webhookKinds } from '../research/feedback/kinds';
import { errorText } from '../research/messages';
import type { Asker } from './asker';
import type { DatabaseClient } from './database-client';
import type { EarlierTry } from './earlier-try';
import { checkFields } from './fields';
import { createLock } from './flights';
import type { OwnRows } from './own-rows';
import { Problem } from './problem';
import type { UserRecords } from './user-records';
import type { Webhooks } from './webhooks';

/** Milliseconds by which the clock of the database may differ. */
const CLOCK_SLACK = 600_000;

interface SubmissionsOptions {
  users: UserRecords;
  database: DatabaseClient;
  ownRows: OwnRows;
  webhooks: Webhooks;
  /** After something was stored, or may have been. */
  onSent: (kind: FeedbackKind, user: UserRecord) => void;
}

export interface Submitted {
  /** The row, unless only the webhook took it. */
  Id?: number;
  msg: string;
}

interface Submission {
  asker: Asker;
  kind: FeedbackKind;
  user: UserRecord;
  row: Row;
}

const isSame = (row: Row, stored: OwnRow): boolean =>
  Object.entries(row).every(([column, value]) => String(stored[column] ?? '') === String(value ?? ''));

const isBefore = ({ startedAt }: EarlierTry, { CreatedAt }: OwnRow): boolean =>
  Date.parse(CreatedAt ?? '') < startedAt - CLOCK_SLACK;

const ignoreProblem = (error: unknown): undefined => {
  if (!(error instanceof Problem)) throw error;
};

const isWebhookKind = (kind: FeedbackKind): kind is WebhookKind => webhookKinds.some((known) => known === kind);

/** Handles a submission of one kind: checks it, builds its row from the user's own record, stores and reports it. */
export const createSubmissions = ({ users, database, ownRows, webhooks, onSent }: SubmissionsOptions) => {
  const lock = createLock();

  const recordFor = async ({ person, turn }: Asker, kind: FeedbackKind): Promise<UserRecord> => {
    const record = await users.find(person, turn);
    if (!record) throw new Problem(404, 'USER_NOT_FOUND', errorText.userNotFound);
    if (!record[identityColumns.email]) throw new Problem(422, 'EMAIL_NOT_FOUND', errorText.emailNotFound);
    if (feedbackKinds[kind].needs === 'account-name' && !record[identityColumns.accountName])
      throw new Problem(422, 'ACCOUNT_NAME_NOT_FOUND', errorText.accountNameNotFound);
    return record;
  };

  /** The row of an earlier attempt, if it came that far. */
  const leftBehind = async ({ asker, kind, user, row }: Submission): Promise<number | undefined> => {
    const { earlier } = asker;
    if (!earlier) return undefined;
    for await (const stored of ownRows.newest(asker.turn, kind, user)) {
      // Whatever follows is older still.
      if (isBefore(earlier, stored)) return undefined;
      if (isSame(row, stored) && !earlier.isTaken(stored.Id)) return stored.Id;
    }
    return undefined;
  };

  const create = async (submission: Submission): Promise<number> =>
    (await leftBehind(submission)) ?? database.create(submission.asker.turn, submission.kind, submission.row);

  /** What a webhook is told of a submission, for kinds that have one. */
  const reportOf = ({ kind, user, row }: Submission): { kind: WebhookKind; body: Row } | undefined => {
    const { webhook } = feedbackKinds[kind];
    return webhook && isWebhookKind(kind) ? { kind, body: webhook(row, user) } : undefined;
  };

  const store = async (submission: Submission): Promise<number> => {
    const id = await create(submission);
    const report = reportOf(submission);
    if (report) void webhooks.send(report.kind, report.body, submission.asker.turn.requestId);
    return id;
  };

  /** Both are tried at once; the webhook's answer is waited for only when the database refused. */
  const storeOrReport = async (submission: Submission): Promise<number | undefined> => {
    const { requestId } = submission.asker.turn;
    const report = reportOf(submission);
    const reported = report && webhooks.send(report.kind, report.body, requestId);
    const take = <T>(row: T): T => {
      if (report) webhooks.taken(report.kind, report.body, requestId);
      return row;
    };
    try {
      return take(await create(submission));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const sent = await reported;
      if (sent?.arrived) return take(undefined);
      if (sent) webhooks.returned(sent, requestId);
      throw new Problem(502, 'BOTH_FAILED', errorText.bothFailed);
    }
  };

  /** One row per user: updated in place, and only the oldest where another gateway was as fast. */
  const replace = ({ asker: { turn }, kind, user, row }: Submission): Promise<number> =>
    lock(`${kind} ${user[identityColumns.email]}`, async () => {
      const { [feedbackKinds[kind].owner]: _, ...content } = row;
      const known = await ownRows.oldest(turn, kind, user);
      if (known !== undefined) {
        await database.update(turn, kind, known, content);
        return known;
      }
      const created = await database.create(turn, kind, row);
      // It is stored, whether or not the database can say now that another gateway was as fast.
      const first = (await ownRows.oldest(turn, kind, user).catch(ignoreProblem)) ?? created;
      if (first === created) return created;
      await database.update(turn, kind, first, content);
      await database.remove(turn, kind, created);
      return first;
    });

  const deliveries = { database: store, either: storeOrReport, replace };

  return async (asker: Asker, kind: FeedbackKind, body: Readonly<Record<string, unknown>>): Promise<Submitted> => {
    const { filled, prepare, delivery, success } = feedbackKinds[kind];
    const toRow = prepare((schema) => checkFields(schema, filled, body));
    const user = await recordFor(asker, kind);
    const submission = { asker, kind, user, row: toRow(user) };
    const Id = await deliveries[delivery](submission).finally(() => onSent(kind, user));
    return { ...(Id !== undefined && { Id }), msg: success };
  };
};

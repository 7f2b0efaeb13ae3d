import { type output, strictObject, type ZodMiniType } from 'zod/mini';
import { identityColumns, type TableName, type UserRecord } from '../contract';
import { successText } from '../messages';
import { DesktopFeedback, GeneralFeedback, InvestmentFeedback, SolutionFeedback } from './forms';
import { IntegrationFeedback } from './integration';

/** Kinds of feedback; each has a table of the same name. */
export type FeedbackKind = Exclude<TableName, 'users'>;

export type Row = Readonly<Record<string, unknown>>;

/** Parses a submission, or throws an error that names the invalid fields. */
type Check = <S extends ZodMiniType>(schema: S) => output<S>;

export interface KindOfFeedback {
  /** Required fields of a user's record beside the e-mail address. */
  readonly needs?: 'account-name';
  /** Columns that the gateway fills, whatever was sent for them. */
  readonly filled: readonly string[];
  /** The column with the e-mail address by which a user's own rows are found. */
  readonly owner: 'Client' | 'Email';
  /** The column with the account name, in tables that have one: rows of one account are not shown in another. */
  readonly account?: 'Client';
  /** `either`: accepted once the database or the webhook accepted it. `replace`: a user has one row, updated in place. */
  readonly delivery: 'database' | 'either' | 'replace';
  readonly success: string;
  /** Validates a submission; the returned function builds the row for a user's record. */
  prepare(check: Check): (user: UserRecord) => Row;
  /** Payload of the workflow automation; kinds without it send none. */
  readonly webhook?: (row: Row, user: UserRecord) => Row;
}

const email = (user: UserRecord): string => user[identityColumns.email];

const kind = <S extends ZodMiniType>(
  schema: S,
  rest: Omit<KindOfFeedback, 'prepare'> & { row: (feedback: output<S>, user: UserRecord) => Row },
): KindOfFeedback => ({
  ...rest,
  prepare(check) {
    const feedback = check(schema);
    return (user) => rest.row(feedback, user);
  },
});

export const feedbackKinds: Readonly<Record<FeedbackKind, KindOfFeedback>> = {
  general: kind(GeneralFeedback, {
    filled: ['Client'],
    owner: 'Client',
    delivery: 'database',
    success: successText.general,
    row: (feedback, user) => ({ Client: email(user), ...feedback }),
    webhook: (row) => row,
  }),
  solution: kind(SolutionFeedback, {
    filled: ['Client'],
    owner: 'Client',
    delivery: 'database',
    success: successText.solution,
    row: (feedback, user) => ({ Client: email(user), ...feedback }),
    webhook: (row) => row,
  }),
  desktop: kind(DesktopFeedback, {
    needs: 'account-name',
    filled: ['Client', 'Email', 'Troubleshoot'],
    owner: 'Email',
    account: 'Client',
    delivery: 'either',
    success: successText.desktop,
    row: (feedback, user) => ({
      Client: user[identityColumns.accountName],
      Email: email(user),
      ...feedback,
      Troubleshoot: feedback.Applications,
    }),
    webhook: (row) => ({ type: 'desktop', ...row }),
  }),
  integration: kind(IntegrationFeedback, {
    filled: ['Id', 'Client'],
    owner: 'Client',
    delivery: 'replace',
    success: successText.integration,
    row: (slots, user) => ({ Client: email(user), ...slots }),
  }),
  investment: kind(InvestmentFeedback, {
    filled: ['Email'],
    owner: 'Email',
    delivery: 'database',
    success: successText.investment,
    row: (feedback, user) => ({ Email: email(user), ...feedback }),
    webhook: (row) => row,
  }),
  sweepstakes: kind(strictObject({}), {
    filled: ['Client', 'Terms'],
    owner: 'Client',
    delivery: 'database',
    success: successText.sweepstakes,
    row: (_, user) => ({ Client: email(user), Terms: 'Yes' }),
    webhook: ({ Client }, user) => ({ Client, Email: email(user) }),
  }),
};

export const webhookKinds = ['general', 'solution', 'desktop', 'investment', 'sweepstakes'] as const;
export type WebhookKind = (typeof webhookKinds)[number];

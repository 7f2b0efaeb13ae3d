import { type infer as Infer, nullish, number, object, pipe, string, transform } from 'zod/mini';

/** The identity provider's name; the database puts it in front of the five fields that come from there. */
const PROVIDER = 'frontegg';

/** Columns of the client user record that the identity provider fills. */
export const identityColumns = {
  tenantId: `${PROVIDER}_tenant_id`,
  clientName: `${PROVIDER}_client_name`,
  accountName: `${PROVIDER}_account_name`,
  userId: `${PROVIDER}_user_id`,
  email: `${PROVIDER}_email`,
} as const;

/** Header with the API token of the database. */
export const TOKEN_HEADER = 'xc-token';

/** Header that only the portal's own scripts send; a form or a page of another origin cannot, without a preflight request, which is refused. */
export const PORTAL_HEADER = 'x-gatehouse-request';

/** Header with the user's ID token, which the identity provider's API accepts; it does not accept the gateway's access token. */
export const IDENTITY_TOKEN_HEADER = 'x-identity-token';

/** Header with the idempotency key of a submission: repeating it stores one record. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

type ColumnType = 'text' | 'email' | 'number' | 'checkbox' | 'select' | 'json' | 'date';

export interface Column {
  readonly title: string;
  readonly type: ColumnType;
  /** Allowed values of a `select` column. */
  readonly options?: readonly string[];
}

const columns = (type: ColumnType, ...titles: string[]): Column[] => titles.map((title) => ({ title, type }));
const text = (...titles: string[]) => columns('text', ...titles);

/** Every table of the research database: its public alias and its columns. `Id`, `CreatedAt`, `UpdatedAt` come with each. */
export const tables = {
  users: [
    ...text(identityColumns.tenantId, identityColumns.clientName, identityColumns.accountName, identityColumns.userId),
    ...columns('email', identityColumns.email),
    ...columns('number', 'solutions_progress', 'desktop_progress'),
    ...text('solutions_checks', 'desktop_checks'),
  ],
  sweepstakes: text('Client', 'Terms'),
  general: [...text('Client'), ...columns('number', 'Rating'), ...text('Ideas', 'Vendors', 'Meeting')],
  solution: [
    ...text('Client'),
    ...columns('number', 'Rating'),
    ...text('Challenges', 'Describe', 'Paying', 'Vendors', 'Thoughts', 'Solution', 'Meeting'),
  ],
  desktop: [
    ...text('Client'),
    ...columns('email', 'Email'),
    ...text(
      'Applications',
      'Knowledge',
      'Automation',
      'Status_Page',
      'Migrations',
      'Ticketing',
      'Bots',
      'Troubleshoot',
    ),
    ...text('Challenges', 'Importance', 'Payment', 'Competitors', 'Additional', 'Call'),
  ],
  integration: text('Client', ...Array.from({ length: 10 }, (_, slot) => `Integration${slot + 1}`)),
  investment: [...columns('email', 'Email'), ...text('Type', 'Range', 'Advisory')],
} as const satisfies Record<string, readonly Column[]>;

export type TableName = keyof typeof tables;

// The names are the keys of the object, which `Object.keys` widens to text.
export const tableNames = Object.keys(tables) as TableName[];

/** The environment variable with a table's id in the database. */
export const tableVariable = (table: TableName): string => `RESEARCH_TABLE_${table.toUpperCase()}`;

/** Path of a table's records, by the id in the database or by the public alias at the gateway. */
export const recordsPath = (table: string): string => `/api/v2/tables/${encodeURIComponent(table)}/records`;

const filledText = pipe(
  nullish(string()),
  transform((value) => value ?? ''),
);
const filledNumber = pipe(
  nullish(number()),
  transform((value) => value ?? 0),
);

/** Record of a client user in the database. Empty cells come as null and are read as '' and 0. */
export const UserRecord = object({
  Id: number(),
  [identityColumns.tenantId]: filledText,
  [identityColumns.clientName]: filledText,
  [identityColumns.accountName]: filledText,
  [identityColumns.userId]: filledText,
  [identityColumns.email]: filledText,
  solutions_progress: filledNumber,
  desktop_progress: filledNumber,
  solutions_checks: filledText,
  desktop_checks: filledText,
});
export type UserRecord = Infer<typeof UserRecord>;
export type NewUserRecord = Omit<UserRecord, 'Id'>;

export interface PageInfo {
  totalRows: number;
  page: number;
  pageSize: number;
  isFirstPage: boolean;
  isLastPage: boolean;
}

export interface RecordList<T> {
  list: T[];
  pageInfo: PageInfo;
}

/** A row of feedback as its sender may read it. */
export interface OwnRow {
  readonly Id: number;
  /** When it was stored, such as `2026-11-20 08:26:14+00:00`. */
  readonly CreatedAt: string | null;
  readonly [column: string]: unknown;
}

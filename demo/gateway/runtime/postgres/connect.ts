import postgres from 'postgres';
import { ConfigError } from '../environment';
import type { SqlDatabase } from '../state';

/** Timeout of a statement in milliseconds. */
const STATEMENT_MS = 5_000;
/** Connections for statements, and for locks: each held lock occupies one. */
const CONNECTIONS = { statements: 8, locks: 16 };

export type Sql = postgres.Sql;

export interface Connections {
  statements: Sql;
  locks: Sql;
  close(): Promise<void>;
}

const tables = (sql: postgres.TransactionSql) =>
  sql`
  CREATE TABLE IF NOT EXISTS gateway_submissions (
    id text PRIMARY KEY, "table" text NOT NULL, fingerprint text NOT NULL, started bigint NOT NULL, answer text, "row" bigint
  );
  CREATE INDEX IF NOT EXISTS gateway_submissions_by_age ON gateway_submissions (started);
  CREATE INDEX IF NOT EXISTS gateway_submissions_by_row ON gateway_submissions ("table", "row") WHERE "row" IS NOT NULL;
  CREATE TABLE IF NOT EXISTS gateway_deliveries (
    position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id text NOT NULL UNIQUE, kind text NOT NULL,
    at timestamptz NOT NULL, touched timestamptz NOT NULL, reason text NOT NULL, body text NOT NULL, tries integer NOT NULL,
    under_way boolean NOT NULL, returned boolean NOT NULL DEFAULT false
  );
  ALTER TABLE gateway_deliveries ALTER COLUMN id TYPE text;
  CREATE INDEX IF NOT EXISTS gateway_deliveries_emptied_by_age ON gateway_deliveries (at) WHERE body = '';
  CREATE UNLOGGED TABLE IF NOT EXISTS gateway_rate_limits (
    key text PRIMARY KEY, "left" double precision NOT NULL, at timestamptz NOT NULL, wait double precision NOT NULL
  );
  CREATE INDEX IF NOT EXISTS gateway_rate_limits_by_age ON gateway_rate_limits (at);
  CREATE UNLOGGED TABLE IF NOT EXISTS gateway_call_slots (
    id integer PRIMARY KEY CHECK (id = 1), starts double precision[] NOT NULL, held_until double precision NOT NULL
  );
  INSERT INTO gateway_call_slots VALUES (1, '{}', 0) ON CONFLICT DO NOTHING
`.simple();

/** Of several processes that start at once, only one creates the tables. */
const prepare = (sql: Sql) =>
  sql.begin(async (transaction) => {
    await transaction`SELECT pg_advisory_xact_lock(hashtextextended('gateway tables', 0))`;
    await tables(transaction);
  });

/** Returns the host of the URL; never its password. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '');

const adviceFor = (url: string, error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const where = `PostgreSQL at ${hostOf(url) || 'STATE_URL'}`;
  if (code.startsWith('28')) return `${where} refused the user or the password in STATE_URL.`;
  if (code === '3D000') return `The database that STATE_URL names does not exist. Create it and start again.`;
  if (code === '42501')
    return `The user in STATE_URL may not create tables. Grant it CREATE on the schema, and start again.`;
  return `${where} cannot be reached. Check STATE_URL, and that the server runs.`;
};

/**
 * Connects to the database of the shared state and creates missing tables.
 * @throws ConfigError when the database is unavailable or unusable.
 */
export const connect = async (url: string): Promise<Connections> => {
  const common = {
    connect_timeout: 5,
    idle_timeout: 60,
    onnotice: () => {},
    connection: { application_name: 'gatehouse-gateway', statement_timeout: STATEMENT_MS },
  };
  const statements = postgres(url, { ...common, max: CONNECTIONS.statements });
  const locks = postgres(url, { ...common, max: CONNECTIONS.locks });
  const close = async () => void (await Promise.all([statements.end({ timeout: 5 }), locks.end({ timeout: 5 })]));
  try {
    await prepare(statements);
  } catch (error) {
    await close();
    throw new ConfigError([adviceFor(url, error)]);
  }
  return { statements, locks, close };
};

/** Returns the statements of PostgreSQL; each is prepared once per connection. */
export const createPostgresDatabase = (sql: Sql): SqlDatabase => ({
  all: (statement, ...values) => sql.unsafe(statement, [...values], { prepare: true }),
  run: async (statement, ...values) => (await sql.unsafe(statement, [...values], { prepare: true })).count,
});

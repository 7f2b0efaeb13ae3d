/**
 * A database of the state. Statements are written in the SQL that SQLite and PostgreSQL share; `$1` is the first value,
 * and values are numbered in the order of their first use.
 */
export interface SqlDatabase {
  /** Returns the rows of a statement. */
  all(statement: string, ...values: readonly SqlValue[]): Promise<readonly unknown[]>;
  /** Returns the number of changed rows. */
  run(statement: string, ...values: readonly SqlValue[]): Promise<number>;
}

export type SqlValue = string | number | null;

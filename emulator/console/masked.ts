import type { Row } from '../db/rows/row';
import { type TableName, tableOf } from '../db/tables';
import { isRecord } from '../guards';

const SECRET = /secret|password|token|hash/i;

/** Replaces a secret. */
export const HIDDEN = '(hidden)';

/** Booleans and numbers are not secrets. */
const isPlain = (value: unknown): boolean => value === null || typeof value === 'boolean' || typeof value === 'number';

const masked = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(masked);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, SECRET.test(name) && !isPlain(inner) ? HIDDEN : masked(inner)]),
  );
};

/** Returns a row with hidden secrets: fields named like one at any depth, and the secret fields of its table. */
export const maskedRow = (table: TableName, row: Row): Readonly<Record<string, unknown>> => {
  const { secrets = [] } = tableOf(table);
  const open = masked(row) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(open).map(([name, value]) => [name, secrets.includes(name) && value !== undefined ? HIDDEN : value]),
  );
};

import { tableNames } from '../db/tables';

const isRows = (rows: unknown): boolean =>
  Array.isArray(rows) && rows.every((row: unknown) => typeof Object(row).id === 'string');

/** Returns why the rows of a seed are refused: unknown tables, rows without ids. Other fields are not validated. */
export const seedProblem = (seed: unknown, name: string): string | undefined => {
  if (typeof seed !== 'object' || seed === null) return `The seed ${name} must be an object of rows by table.`;
  const allowed: readonly string[] = tableNames;
  const entries = Object.entries(seed);
  const unknown = entries.find(([table]) => !allowed.includes(table));
  if (unknown)
    return `The seed ${name} has a table "${unknown[0]}", which the provider does not. Known: ${allowed.join(', ')}.`;
  const malformed = entries.find(([, rows]) => !isRows(rows));
  return malformed && `The table "${malformed[0]}" of the seed ${name} must be a list of rows with ids.`;
};

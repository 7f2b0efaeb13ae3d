import { readFileSync } from 'node:fs';
import { tableNames } from '../db/tables';
import type { Seed } from '../seed/seed';
import { type SeedSource, seedNames } from '../seed/seeds';
import { StartError } from './listen';

const isRows = (rows: unknown): boolean =>
  Array.isArray(rows) && rows.every((row: unknown) => typeof Object(row).id === 'string');

const load = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new StartError(`The seed ${file} cannot be read. Choose ${seedNames.join(', ')} or a file with JSON.`);
  }
};

/** Refuses rows of unknown tables and rows without ids; other fields are not validated. */
const checked = (seed: unknown, name: string): Seed => {
  const known: readonly string[] = tableNames;
  for (const [table, rows] of Object.entries(Object(seed))) {
    if (!known.includes(table)) {
      throw new StartError(
        `The seed ${name} has a table "${table}", which the provider does not. Known: ${known.join(', ')}.`,
      );
    }
    if (!isRows(rows))
      throw new StartError(`The table "${table}" of the seed ${name} must be a list of rows with ids.`);
  }
  return seed as Seed;
};

/**
 * Returns a seed by its name, from its file, or the given rows.
 * @throws StartError with the reason
 */
export const readSeedOption = (given: SeedSource | string): SeedSource => {
  if (typeof given === 'function') return given;
  if (typeof given !== 'string') return checked(given, 'of the configuration');
  return seedNames.find((name) => name === given) ?? checked(load(given), given);
};

import { tableNames } from '../db/tables';
import { withBilling, withDemoBilling } from './billing';
import { demoSeed, largeSeed } from './demo/demo';
import type { SeedAddress } from './demo/mails';
import { type Seed, seed } from './seed';
import { admin } from './users';

/**
 * Built-in seeds: `empty` has an account and its administrator, `small` six users, `demo` about 250 in every state,
 * `large` ten thousand.
 */
export const seedNames = ['empty', 'small', 'demo', 'large'] as const;
/** One of {@link seedNames}. */
export type SeedName = (typeof seedNames)[number];

const empty: Seed = { ...seed, users: [admin], apiTokens: [], features: [], plans: [] };

const seeds: Readonly<Record<SeedName, (now: number, address: SeedAddress) => Seed>> = {
  empty: () => empty,
  small: (now) => withBilling(seed, now),
  demo: (now, address) => withDemoBilling(demoSeed(now, address), now),
  large: (now, address) => withDemoBilling(largeSeed(now, address), now),
};

/** A seed by its name, as rows, or as a function of the start time in milliseconds. */
export type SeedSource = SeedName | Seed | ((now: number) => Seed);

const defaultAddress: SeedAddress = { issuer: 'http://localhost:4400', app: undefined };

/**
 * Returns the rows of a seed. Dates of the demo count back from `now`, in milliseconds, and the links of its emails lead
 * to `address`.
 */
export const readSeed = (source: SeedSource, now: number, address = defaultAddress): Seed => {
  if (typeof source === 'function') return source(now);
  if (typeof source === 'string') {
    if (!Object.hasOwn(seeds, source)) {
      throw new TypeError(`There is no seed "${source}". There are: ${seedNames.join(', ')}, or rows by table.`);
    }
    return seeds[source](now, address);
  }
  const problem = seedProblem(source, 'of the options');
  if (problem !== undefined) throw new TypeError(problem);
  return source;
};

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

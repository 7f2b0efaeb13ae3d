import { randomUUID } from 'node:crypto';
import Database from 'libsql';
import { array, boolean, looseObject, object } from 'zod/mini';
import { recordsPath, TOKEN_HEADER, tableVariable } from '../../../demo/research/contract';
import { investmentRanges } from '../../../demo/research/feedback/forms';
import type { FeedbackKind } from '../../../demo/research/feedback/kinds';
import { solutionNames } from '../../../demo/research/solutions';
import { type LoadUser, writeRequest } from '../users';

export interface Submission {
  kind: FeedbackKind;
  user: LoadUser;
  body: Readonly<Record<string, string | number>>;
  key: string;
  request: string;
}

type Body = Submission['body'];

/** One in ten has the same content as the previous one: two submissions, two rows. */
const TWIN = 10;
const names = Object.values(solutionNames);

const bodies: Readonly<Record<FeedbackKind, (index: number) => Body>> = {
  general: (index) => ({ Rating: 1 + (index % 5), Ideas: `idea ${index}`, Vendors: 'Acme', Meeting: 'Yes' }),
  solution: (index) => ({
    Rating: 1 + (index % 5),
    Challenges: `challenge ${index}`,
    Describe: 'It helps.',
    Paying: 'Yes',
    Vendors: 'Acme',
    Thoughts: 'None.',
    Solution: names[index % names.length] ?? '',
    Meeting: 'No',
  }),
  desktop: (index) => ({
    Applications: 'Daily',
    Knowledge: 'Weekly',
    Automation: 'Never',
    Status_Page: 'Daily',
    Migrations: 'Never',
    Ticketing: 'Weekly',
    Bots: 'Never',
    Challenges: 'No',
    Importance: `importance ${index}`,
    Payment: 'No',
    Competitors: 'None',
    Additional: '',
    Call: 'No',
  }),
  // These two cannot be distinguished by their content.
  investment: (index) => ({ Type: 'Fund', Range: investmentRanges[index % 4] ?? '', Advisory: 'Yes' }),
  sweepstakes: () => ({}),
  integration: (index) => ({ Integration1: `Product ${index}: reads and writes` }),
};

const kindOf = (index: number, kinds: readonly FeedbackKind[]): FeedbackKind =>
  kinds[index % kinds.length] ?? 'general';

/** Submissions of all kinds in mixed order. Integration feedback has one row per user, so each user sends it once. */
export const createSubmissions = (
  users: readonly LoadUser[],
  count: number,
  kinds: readonly FeedbackKind[],
): Submission[] => {
  const made = Array.from({ length: count }, (_, index): Submission => {
    const user = users[index % users.length];
    if (!user) throw new Error('There are no users.');
    const kind = index < users.length ? 'integration' : kindOf(Math.floor(index / users.length), kinds);
    const twin = kind === 'general' && Math.floor(index / users.length) % TWIN === 0;
    const body = bodies[kind](twin ? index % users.length : index);
    const key = randomUUID();
    return { kind, user, body, key, request: writeRequest(user, kind, body, key) };
  });
  // Always the same order, far from the order of their creation.
  return made.map((_, index) => made[(index * 7919) % count]).filter((submission) => submission !== undefined);
};

const owners: Readonly<Record<FeedbackKind, string>> = {
  general: 'Client',
  solution: 'Client',
  desktop: 'Email',
  investment: 'Email',
  sweepstakes: 'Client',
  integration: 'Client',
};

const Rows = object({ list: array(looseObject({})), pageInfo: object({ isLastPage: boolean() }) });

const describe = (kind: string, owner: unknown, values: readonly unknown[]): string =>
  JSON.stringify([kind, owner, ...values.map(String)]);

const countOf = (items: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

export interface Tally {
  rows: number;
  /** Submissions without a row. */
  lost: number;
  /** Rows without a submission. */
  doubled: number;
}

/** Reads the named columns of all rows of a kind. */
export type ReadRows = (kind: FeedbackKind, columns: readonly string[]) => Promise<readonly (readonly unknown[])[]>;

/** Rows in the file of the local database. */
export const rowsOfFile =
  (file: string): ReadRows =>
  async (kind, columns) => {
    const db = new Database(file, { readonly: true });
    const names = columns.map((column) => `"${column}"`).join(', ');
    const rows: unknown[] = db.prepare(`SELECT ${names} FROM "${kind}"`).raw().all();
    db.close();
    return rows.filter((row) => Array.isArray(row));
  };

const PAGE = 100;

/** Rows in a NocoDB, by its API. */
export const rowsOfNocoDb =
  (variables: Readonly<Record<string, string>>): ReadRows =>
  async (kind, columns) => {
    const path = recordsPath(variables[tableVariable(kind)] ?? '');
    const rows: unknown[][] = [];
    for (;;) {
      const response = await fetch(
        `${variables.RESEARCH_DB_URL}${path}?limit=${PAGE}&offset=${rows.length}&sort=Id&fields=${encodeURIComponent(columns.join(','))}`,
        { headers: { [TOKEN_HEADER]: variables.RESEARCH_DB_TOKEN ?? '' } },
      );
      const { list, pageInfo } = Rows.parse(await response.json());
      rows.push(...list.map((row) => columns.map((column) => row[column] ?? '')));
      if (pageInfo.isLastPage) return rows;
    }
  };

/** Compares the rows of a database with the sent submissions, by content. */
export const countRows = async (read: ReadRows, sent: readonly Submission[]): Promise<Tally> => {
  const kinds = [...new Set(sent.map(({ kind }) => kind))];
  const stored: string[] = [];
  for (const kind of kinds) {
    const rows = await read(kind, [owners[kind], ...Object.keys(bodies[kind](0))]);
    stored.push(...rows.map(([owner, ...values]) => describe(kind, owner, values)));
  }
  const expected = countOf(sent.map(({ kind, user, body }) => describe(kind, user.email, Object.values(body))));
  const found = countOf(stored);
  const contents = [...new Set([...expected.keys(), ...found.keys()])];
  const missing = contents.map((content) => (expected.get(content) ?? 0) - (found.get(content) ?? 0));
  return {
    rows: stored.length,
    lost: missing.reduce((sum, number) => sum + Math.max(0, number), 0),
    doubled: missing.reduce((sum, number) => sum + Math.max(0, -number), 0),
  };
};

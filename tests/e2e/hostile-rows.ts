import { join } from 'node:path';
import Database from 'libsql';
import { tables } from '../../demo/research/contract';
import { type FeedbackKind, feedbackKinds } from '../../demo/research/feedback/kinds';
import { inParts, placesOf } from './oracles';

/** Kinds with a row of their own for every text; integrations have one per ten. */
const kinds = ['general', 'solution', 'desktop', 'investment', 'sweepstakes'] as const;

/** The columns of a kind that hold user input. */
export const writtenColumns = (kind: FeedbackKind): string[] => {
  const { owner, filled } = feedbackKinds[kind];
  return tables[kind]
    .map(({ title }) => title as string)
    .filter((title) => title !== owner && title !== 'Rating' && !(filled.includes(title) && title !== 'Terms'));
};

type Cells = Readonly<Record<string, string | number>>;

const rowsOf = (texts: readonly string[], email: string): [FeedbackKind, Cells][] => [
  ...kinds.flatMap((kind) =>
    texts.map((text): [FeedbackKind, Cells] => [
      kind,
      {
        ...Object.fromEntries(
          writtenColumns(kind).map((title, at, { length }) => [title, at < placesOf(text, length) ? text : '']),
        ),
        ...('Rating' in tables[kind] && { Rating: 3 }),
        [feedbackKinds[kind].owner]: email,
        // These rows are found by the account too.
        ...(kind === 'desktop' && { Client: 'Acme' }),
      },
    ]),
  ),
  ...inParts(texts, 10).map((part): [FeedbackKind, Cells] => [
    'integration',
    { ...Object.fromEntries(part.map((text, at) => [`Integration${at + 1}`, text])), Client: email },
  ]),
];

/** Writes every text into every column of user input, a long one into the first, past the checks of the gateway. Its server must be down. */
export const writeHostileRows = (dataDir: string, texts: readonly string[], email: string): void => {
  const database = new Database(join(dataDir, 'research.db'));
  const write = database.transaction(() => {
    for (const [kind, cells] of rowsOf(texts, email)) {
      const names = ['CreatedAt', ...Object.keys(cells)];
      database
        .prepare(
          `INSERT INTO "${kind}" (${names.map((name) => `"${name}"`).join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
        )
        .run('2026-11-20 08:26:14+00:00', ...Object.values(cells));
    }
  });
  write();
  database.close();
};

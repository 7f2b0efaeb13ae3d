import type { Journal, JournalEntry } from '../state';
import type { Sql } from './connect';

/** Maximum number of journal entries; the oldest are removed first. */
const CAPACITY = 1_000_000;

interface Stored {
  fingerprint: string;
  started: string;
  answer: string | null;
}

const entryOf = ({ fingerprint, started, answer }: Stored): JournalEntry => ({
  fingerprint,
  startedAt: Number(started),
  ...(answer !== null && { answer: JSON.parse(answer) }),
});

/** Returns a journal in PostgreSQL. */
export const createPostgresJournal = (sql: Sql): Journal => {
  const find = async (id: string): Promise<JournalEntry | undefined> => {
    const [stored] = await sql<Stored[]>`SELECT fingerprint, started, answer FROM gateway_submissions WHERE id = ${id}`;
    return stored && entryOf(stored);
  };

  const insert = async (id: string, table: string, fingerprint: string, startedAt: number, oldest: number) => {
    const begun = await sql`
      INSERT INTO gateway_submissions AS stored (id, "table", fingerprint, started)
      VALUES (${id}, ${table}, ${fingerprint}, ${startedAt})
      ON CONFLICT (id) DO UPDATE SET fingerprint = excluded.fingerprint, started = excluded.started, answer = NULL, "row" = NULL
      WHERE stored.started <= ${oldest}
      RETURNING id`;
    return begun.length > 0;
  };

  return {
    async begin(id, { table, fingerprint, startedAt }, oldest) {
      // The conflicting entry may be deleted before it is read.
      for (;;) {
        if (await insert(id, table, fingerprint, startedAt, oldest)) return undefined;
        const known = await find(id);
        if (known) return known;
      }
    },
    async finish(id, answer, row) {
      await sql`UPDATE gateway_submissions SET answer = ${JSON.stringify(answer)}, "row" = ${row ?? null} WHERE id = ${id}`;
    },
    async forget(id) {
      await sql`DELETE FROM gateway_submissions WHERE id = ${id}`;
    },
    async isTaken(table, row) {
      const found = await sql`SELECT 1 FROM gateway_submissions WHERE "table" = ${table} AND "row" = ${row} LIMIT 1`;
      return found.length > 0;
    },
    async sweep(before) {
      await sql`DELETE FROM gateway_submissions WHERE started < ${before}`;
      await sql`
        DELETE FROM gateway_submissions WHERE started <=
          (SELECT started FROM gateway_submissions ORDER BY started DESC LIMIT 1 OFFSET ${CAPACITY})`;
    },
  };
};

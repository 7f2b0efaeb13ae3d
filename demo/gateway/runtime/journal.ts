import { coerce, nullable, object, string } from 'zod/mini';
import type { Journal, JournalEntry, SqlDatabase } from './state';

const Stored = object({ fingerprint: string(), started: coerce.number(), answer: nullable(string()) });

interface JournalOptions {
  db: SqlDatabase;
  /** The table: id, table, fingerprint, started, answer, row. */
  name: string;
  /** Maximum number of entries, give or take a hundredth; the oldest are removed first. */
  capacity: number;
}

export const createJournal = ({ db, name, capacity }: JournalOptions): Journal => {
  const trimEvery = Math.ceil(capacity / 100);
  let begun = 0;

  const find = async (id: string): Promise<JournalEntry | undefined> => {
    const [row] = await db.all(`SELECT fingerprint, started, answer FROM ${name} WHERE id = $1`, id);
    if (row === undefined) return undefined;
    const { fingerprint, started, answer } = Stored.parse(row);
    return { fingerprint, startedAt: started, ...(answer !== null && { response: JSON.parse(answer) }) };
  };

  const trim = async () => {
    begun += 1;
    if (begun % trimEvery !== 0) return;
    await db.run(
      `DELETE FROM ${name} WHERE started <= (SELECT started FROM ${name} ORDER BY started DESC LIMIT 1 OFFSET $1)`,
      capacity,
    );
  };

  return {
    async begin(id, { table, fingerprint, startedAt }, oldest) {
      // The conflicting entry may be deleted before it is read.
      for (;;) {
        const inserted = await db.all(
          `INSERT INTO ${name} AS stored (id, "table", fingerprint, started) VALUES ($1, $2, $3, $4)
          ON CONFLICT (id) DO UPDATE
          SET fingerprint = excluded.fingerprint, started = excluded.started, answer = NULL, "row" = NULL
          WHERE stored.started <= $5 RETURNING id`,
          id,
          table,
          fingerprint,
          startedAt,
          oldest,
        );
        if (inserted.length > 0) {
          await trim();
          return undefined;
        }
        const existing = await find(id);
        if (existing) return existing;
      }
    },
    async finish(id, response, row) {
      await db.run(
        `UPDATE ${name} SET answer = $1, "row" = $2 WHERE id = $3`,
        JSON.stringify(response),
        row ?? null,
        id,
      );
    },
    async forget(id) {
      await db.run(`DELETE FROM ${name} WHERE id = $1`, id);
    },
    async isTaken(table, row) {
      const rows = await db.all(`SELECT 1 FROM ${name} WHERE "table" = $1 AND "row" = $2 LIMIT 1`, table, row);
      return rows.length > 0;
    },
    async sweep(before) {
      await db.run(`DELETE FROM ${name} WHERE started < $1`, before);
    },
  };
};

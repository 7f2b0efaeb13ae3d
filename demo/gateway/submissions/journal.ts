/** What is known of one submission with a key. */
export interface JournalEntry {
  /** Stands for the content that was sent. */
  readonly fingerprint: string;
  /** Milliseconds since 1970, of the first try. */
  readonly startedAt: number;
  /** The response; missing while the outcome is unknown. */
  readonly answer?: object;
}

/** Stores submissions for as long as they may be repeated. An entry is durable when the call returns. */
export interface Journal {
  find(id: string): JournalEntry | undefined;
  /** Notes that a submission to a table has begun. Drops the oldest entry when there are too many. */
  begin(id: string, table: string, entry: Pick<JournalEntry, 'fingerprint' | 'startedAt'>): void;
  /** Notes how it ended and which row came of it, if one did. */
  finish(id: string, answer: object, row: number | undefined): void;
  forget(id: string): void;
  /** Whether a row of a table came of one of the submissions. */
  isTaken(table: string, row: number): boolean;
  /** Drops entries that began before a time. */
  sweep(before: number): void;
  close(): void;
}

/** Most entries a journal keeps. */
export const JOURNAL_CAPACITY = 100_000;

interface Kept extends JournalEntry {
  table: string;
  row?: number | undefined;
}

/** A journal that ends with the process. */
export const createMemoryJournal = (capacity = JOURNAL_CAPACITY): Journal => {
  // In the order of their beginning.
  const entries = new Map<string, Kept>();

  return {
    find: (id) => entries.get(id),
    begin(id, table, entry) {
      entries.set(id, { ...entry, table });
      const oldest = entries.keys().next();
      if (entries.size > capacity && !oldest.done) entries.delete(oldest.value);
    },
    finish(id, answer, row) {
      const entry = entries.get(id);
      if (entry) entries.set(id, { ...entry, answer, row });
    },
    forget: (id) => void entries.delete(id),
    isTaken: (table, row) => [...entries.values()].some((entry) => entry.row === row && entry.table === table),
    sweep(before) {
      for (const [id, { startedAt }] of entries) {
        if (startedAt >= before) return;
        entries.delete(id);
      }
    },
    close() {},
  };
};

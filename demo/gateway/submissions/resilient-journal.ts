import { problems } from '../runtime/problem';
import type { Journal } from '../runtime/state';

export interface ResilientJournal extends Journal {
  /** Whether writes still fail after a failed write. */
  broken(): Promise<boolean>;
}

interface ResilientJournalOptions {
  logError: (message: string, error: unknown) => void;
  now: () => number;
}

/** Milliseconds between attempts to write a failing journal. */
const PROBE_INTERVAL = 1000;

/**
 * Wraps a journal whose store may fail, for example on a full disk. A submission that cannot be journaled is refused
 * before anything is stored; a later failure does not affect the user.
 */
export const createResilientJournal = (
  journal: Journal,
  { logError, now }: ResilientJournalOptions,
): ResilientJournal => {
  let failing = false;
  let probedAt = Number.NEGATIVE_INFINITY;

  const monitored = async <T>(write: Promise<T>): Promise<T> => {
    try {
      const result = await write;
      failing = false;
      return result;
    } catch (error) {
      failing = true;
      logError('journal cannot be written', error);
      throw error;
    }
  };
  const tolerated = (write: Promise<void>) => monitored(write).catch(() => {});

  const probe = async () => {
    // A killed process may have left it behind.
    await journal.forget('try');
    await journal.begin('try', { table: 'general', fingerprint: '', startedAt: 0 }, 0);
    await journal.forget('try');
  };

  return {
    begin: (id, entry, oldest) =>
      monitored(journal.begin(id, entry, oldest)).catch(() => {
        throw problems.notStored();
      }),
    finish: (id, response, row) => tolerated(journal.finish(id, response, row)),
    forget: (id) => tolerated(journal.forget(id)),
    isTaken: (table, row) => journal.isTaken(table, row),
    sweep: (before) => tolerated(journal.sweep(before)),
    async broken() {
      if (!failing || now() - probedAt < PROBE_INTERVAL) return failing;
      probedAt = now();
      await tolerated(probe());
      return failing;
    },
  };
};

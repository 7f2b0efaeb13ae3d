import { problems } from '../runtime/problem';
import type { Journal } from './journal';

export interface ResilientJournal extends Journal {
  /** Whether it still cannot be written, after a write that failed. */
  broken(): boolean;
}

interface ResilientJournalOptions {
  /** Takes an error for the log. */
  note: (message: string, error: unknown) => void;
  now: () => number;
}

/** Milliseconds between attempts to write a failing journal. */
const TRY_EVERY = 1000;

/**
 * A journal whose file may fail, because the disk is full for example. A submission that cannot be journaled is refused
 * before anything is stored; a failure afterwards changes nothing for the user.
 */
export const createResilientJournal = (journal: Journal, { note, now }: ResilientJournalOptions): ResilientJournal => {
  let failing = false;

  /** Whether it could be written. */
  const attempt = (write: () => void): boolean => {
    try {
      write();
      failing = false;
    } catch (error) {
      failing = true;
      note('journal cannot be written', error);
    }
    return !failing;
  };
  const must = (write: () => void) => {
    if (!attempt(write)) throw problems.notStored();
  };
  let triedAt = Number.NEGATIVE_INFINITY;
  const tryOut = () => {
    // A process that was killed here has left it behind.
    journal.forget('try');
    journal.begin('try', 'general', { fingerprint: '', startedAt: 0 });
    journal.forget('try');
  };

  return {
    ...journal,
    begin: (id, table, entry) => must(() => journal.begin(id, table, entry)),
    finish: (id, answer, row) => void attempt(() => journal.finish(id, answer, row)),
    forget: (id) => void attempt(() => journal.forget(id)),
    sweep: (before) => void attempt(() => journal.sweep(before)),
    broken() {
      if (!failing || now() - triedAt < TRY_EVERY) return failing;
      triedAt = now();
      return !attempt(tryOut);
    },
  };
};

import { createHash } from 'node:crypto';
import type { Budget } from '../runtime/budget';
import { Problem, problems } from '../runtime/problem';
import { createRwLock } from '../runtime/rw-lock';
import type { Journal, JournalEntry } from './journal';

const LIFETIME = 24 * 3_600_000;
const SWEEP_EVERY = 60_000;

/** Whose submission it is, and to which table. */
export interface Scope {
  tenantId: string;
  userId: string;
  table: string;
}

/** An attempt at the same submission whose response was lost: it may have reached the database. */
export interface EarlierAttempt {
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Whether a row belongs to another submission of the same user to the same table. */
  isTaken(id: number): boolean;
}

interface Submission {
  scope: Scope;
  key: string | null;
  /** What was sent; the same key with other content is refused. */
  content: string;
  budget: Budget;
}

interface IdempotencyOptions {
  journal: Journal;
  now: () => number;
}

type Run<T> = (earlier?: EarlierAttempt) => Promise<T>;

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

const rowOf = (answer: object): number | undefined =>
  'Id' in answer && typeof answer.Id === 'number' ? answer.Id : undefined;

/** A refusal must not say that nothing was stored when the outcome is unknown. */
const truthful = (error: unknown, mayHaveStored: boolean): unknown =>
  mayHaveStored && error instanceof Problem && error.code === 'BUSY' ? problems.busyAfterwards(error) : error;

/**
 * Replays the response of a submission for a day, so that a repeated one leaves one record, whatever happened to the first.
 * An entry of a submission that stored nothing is dropped. When the outcome is unknown, the repeated request says so.
 */
export const createIdempotency = <T extends object>({ journal, now }: IdempotencyOptions) => {
  const underWay = new Map<string, { fingerprint: string; outcome: Promise<T> }>();
  const lock = createRwLock();
  let sweepAt = 0;

  const sweep = () => {
    if (now() < sweepAt) return;
    sweepAt = now() + SWEEP_EVERY;
    journal.sweep(now() - LIFETIME);
  };

  const recent = (id: string): JournalEntry | undefined => {
    const entry = journal.find(id);
    if (!entry || entry.startedAt > now() - LIFETIME) return entry;
    journal.forget(id);
    return undefined;
  };

  const attempt = async (id: string, { scope, budget }: Submission, known: JournalEntry | undefined, run: Run<T>) => {
    const place = JSON.stringify([scope.tenantId, scope.userId, scope.table]);
    const earlier = known && {
      startedAt: known.startedAt,
      isTaken: (row: number) => journal.isTaken(scope.table, row),
    };
    // The search for the row of an earlier attempt must not find one whose own submission is not journaled yet.
    return lock(place, earlier ? 'exclusive' : 'shared', async () => {
      try {
        const answer = await run(earlier);
        journal.finish(id, answer, rowOf(answer));
        return answer;
      } catch (error) {
        const mayHaveStored = earlier !== undefined || budget.mayHaveStored === true;
        if (!mayHaveStored) journal.forget(id);
        throw truthful(error, mayHaveStored);
      }
    });
  };

  const withoutKey = (budget: Budget, run: Run<T>): Promise<T> =>
    run().catch((error: unknown) => {
      throw truthful(error, budget.mayHaveStored === true);
    });

  return (submission: Submission, run: Run<T>): Promise<T> => {
    const { scope, key, content, budget } = submission;
    if (key === null) return withoutKey(budget, run);
    if (!/^[\w-]{1,100}$/.test(key)) throw problems.badKey();
    sweep();
    const id = digest(JSON.stringify([scope.tenantId, scope.userId, scope.table, key]));
    const fingerprint = digest(content);
    const running = underWay.get(id);
    const known = running ? undefined : recent(id);
    if ((running ?? known ?? { fingerprint }).fingerprint !== fingerprint) throw problems.reusedKey();
    if (running) return running.outcome;
    // What was answered before was of the same kind.
    if (known?.answer) return Promise.resolve(known.answer as T);
    if (!known) journal.begin(id, scope.table, { fingerprint, startedAt: now() });
    const outcome = attempt(id, submission, known, run).finally(() => underWay.delete(id));
    underWay.set(id, { fingerprint, outcome });
    return outcome;
  };
};

import { createHash } from 'node:crypto';
import type { Budget } from '../runtime/budget';
import { Problem, problems } from '../runtime/problem';
import type { Journal, Locks } from '../runtime/state';

const LIFETIME = 24 * 3_600_000;
const SWEEP_EVERY = 60_000;

/** Owner and table of the submission. */
export interface Scope {
  tenantId: string;
  userId: string;
  table: string;
}

/** An earlier attempt at the same submission with an unknown outcome: it may have reached the database. */
export interface EarlierAttempt {
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Returns whether a row belongs to another submission of the same user to the same table. */
  isTaken(id: number): Promise<boolean>;
}

interface Submission {
  scope: Scope;
  key: string | null;
  /** The request body; the same key with another body is refused. */
  content: string;
  budget: Budget;
}

interface IdempotencyOptions {
  journal: Journal;
  locks: Locks;
  now: () => number;
}

/** One attempt at a submission. */
export interface Attempt {
  /** Id of the submission, the same when it is repeated; missing without an idempotency key. */
  id?: string;
  earlier?: EarlierAttempt | undefined;
}

type Run<T> = (attempt: Attempt) => Promise<T>;

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

const rowOf = (response: object): number | undefined =>
  'Id' in response && typeof response.Id === 'number' ? response.Id : undefined;

/** A refusal must not claim that nothing was stored when the outcome is unknown. */
const withOutcome = (error: unknown, mayHaveStored: boolean): unknown =>
  mayHaveStored && error instanceof Problem && error.code === 'BUSY' ? problems.busyAfterwards(error) : error;

/**
 * Replays the response of a submission for a day, so that a retry stores one record, whatever the outcome of the first
 * attempt. Removes the entry of a submission that stored nothing. When the outcome is unknown, the response of the
 * retry says so.
 */
export const createIdempotency = <T extends object>({ journal, locks, now }: IdempotencyOptions) => {
  const inFlight = new Map<string, { fingerprint: string; outcome: Promise<T> }>();
  let sweepAt = 0;

  const sweep = () => {
    if (now() < sweepAt) return;
    sweepAt = now() + SWEEP_EVERY;
    void journal.sweep(now() - LIFETIME);
  };

  const attempt = async (id: string, { scope, budget }: Submission, run: Run<T>, startedAt?: number): Promise<T> => {
    const isTaken = (row: number) => journal.isTaken(scope.table, row);
    try {
      const response = await run({ id, earlier: startedAt === undefined ? undefined : { startedAt, isTaken } });
      await journal.finish(id, response, rowOf(response));
      return response;
    } catch (error) {
      const mayHaveStored = startedAt !== undefined || budget.mayHaveStored === true;
      if (!mayHaveStored) await journal.forget(id);
      throw withOutcome(error, mayHaveStored);
    }
  };

  const start = async (id: string, fingerprint: string, submission: Submission, run: Run<T>): Promise<T> => {
    const { tenantId, userId, table } = submission.scope;
    const lockKey = JSON.stringify([tenantId, userId, table]);
    const begin = async () => {
      const existing = await journal.begin(id, { table, fingerprint, startedAt: now() }, now() - LIFETIME);
      if (existing && existing.fingerprint !== fingerprint) throw problems.reusedKey();
      return existing;
    };
    const { deadline } = submission.budget;
    const startOrReplay = async () => {
      const existing = await begin();
      // The stored response is of the same kind.
      if (existing) return existing.response as T | undefined;
      return attempt(id, submission, run);
    };
    const first = await locks.shared(lockKey, startOrReplay, deadline);
    if (first) return first;
    let isLocked = false;
    const repeat = async () => {
      isLocked = true;
      const existing = await begin();
      return (existing?.response as T | undefined) ?? attempt(id, submission, run, existing?.startedAt);
    };
    // The search for the row of an earlier attempt must not find one whose own submission is not journaled yet; that
    // attempt may be pending in another process.
    return locks.exclusive(lockKey, repeat, deadline).catch((error: unknown) => {
      throw withOutcome(error, !isLocked);
    });
  };

  const withoutKey = (budget: Budget, run: Run<T>): Promise<T> =>
    run({}).catch((error: unknown) => {
      throw withOutcome(error, budget.mayHaveStored === true);
    });

  return async (submission: Submission, run: Run<T>): Promise<T> => {
    const { scope, key, content, budget } = submission;
    if (key === null) return withoutKey(budget, run);
    if (!/^[\w-]{1,100}$/.test(key)) throw problems.badKey();
    sweep();
    const id = digest(JSON.stringify([scope.tenantId, scope.userId, scope.table, key]));
    const fingerprint = digest(content);
    const running = inFlight.get(id);
    if (running && running.fingerprint !== fingerprint) throw problems.reusedKey();
    if (running) return running.outcome;
    const outcome = start(id, fingerprint, submission, run).finally(() => inFlight.delete(id));
    inFlight.set(id, { fingerprint, outcome });
    return outcome;
  };
};

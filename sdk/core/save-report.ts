import { type IdentityError, isAbort, toIdentityError } from './errors';

/** A part of an edit that was not saved. */
export interface FailedChange {
  change: 'create' | 'update' | 'delete';
  /** Which part: an id, or for a part that has none yet the name that the capability gives it. */
  key: string;
  error: IdentityError;
}

/** How a save of several calls went: what is not in `failed` was done. */
export interface SaveReport {
  /** How many calls succeeded. */
  saved: number;
  failed: FailedChange[];
}

/** A call that is under way, and what it changes. */
export type Change = Omit<FailedChange, 'error'> & { call: Promise<unknown> };

/** Waits for all calls; cancelling is the only failure that is thrown. */
export const settle = async (changes: readonly Change[]): Promise<SaveReport> => {
  const answers = await Promise.allSettled(changes.map(({ call }) => call));
  const failed = changes.flatMap(({ change, key }, index) => {
    const answer = answers[index];
    if (answer?.status !== 'rejected') return [];
    if (isAbort(answer.reason)) throw answer.reason;
    return [{ change, key, error: toIdentityError(answer.reason) }];
  });
  return { saved: changes.length - failed.length, failed };
};

/**
 * One report of a save that went in rounds.
 * @throws the first failure when nothing was saved.
 */
export const reported = (...rounds: readonly SaveReport[]): SaveReport => {
  const saved = rounds.reduce((sum, round) => sum + round.saved, 0);
  const failed = rounds.flatMap((round) => round.failed);
  if (failed[0] && saved === 0) throw failed[0].error;
  return { saved, failed };
};

import { type IdentityError, isAbort, toIdentityError } from '../core/errors';

/** A part of an edit that was not saved. */
export interface FailedChange {
  change: 'create' | 'update' | 'delete';
  /** Key of the event, or id of the Slack subscription (empty for a new one). */
  key: string;
  error: IdentityError;
}

/** How a save went. */
export interface SaveReport {
  /** How many calls succeeded. */
  saved: number;
  failed: FailedChange[];
}

/** A call that is under way, and what it changes. */
export type Change = Omit<FailedChange, 'error'> & { call: Promise<unknown> };

/** Waits for all calls; cancelling is the only failure that is thrown. */
export const settle = async (changes: Change[]): Promise<SaveReport> => {
  const answers = await Promise.allSettled(changes.map(({ call }) => call));
  const failed = changes.flatMap(({ change, key }, index) => {
    const answer = answers[index];
    if (answer?.status !== 'rejected') return [];
    if (isAbort(answer.reason)) throw answer.reason;
    return [{ change, key, error: toIdentityError(answer.reason) }];
  });
  return { saved: changes.length - failed.length, failed };
};

import { errorTexts } from './error-texts';
import { IdentityError, isAbort, toIdentityError } from './errors';

/** One part of a change that takes several calls. */
export interface Part {
  change: 'create' | 'update' | 'delete' | 'add' | 'remove';
  /** What is changed, in the words of the capability: `role`, `session`, `event`. */
  what: string;
  /** Which one: its id, or its name while it has no id. */
  key: string;
}

/** A part that was not made, and why. */
export interface FailedPart extends Part {
  error: IdentityError;
}

/** What became of the parts of a change. */
export interface Parts {
  done: readonly Part[];
  failed: readonly FailedPart[];
  /** Not tried, because a part before them failed. */
  left: readonly Part[];
}

/**
 * Error `partly-done` of a change of several calls of which some were made. Its message ends with that of the
 * first failure, whose status and trace id it has, and which is its `cause`.
 */
export class PartlyDoneError extends IdentityError {
  override name = 'PartlyDoneError';
  declare readonly done: Parts['done'];
  declare readonly failed: Parts['failed'];
  declare readonly left: Parts['left'];

  constructor(parts: Parts) {
    const first = parts.failed[0]?.error;
    const { statusCode, traceId } = first ?? {};
    const message = [errorTexts['partly-done'], first?.message].filter(Boolean).join(' ');
    super('partly-done', { message, statusCode, traceId, cause: first });
    Object.assign(this, parts);
  }
}

/** A call, and the parts that it makes. Without keys it is not sent. */
export interface PartCall extends Omit<Part, 'key'> {
  keys: readonly string[];
  call: () => Promise<unknown>;
}

const partsOf = ({ change, what, keys }: PartCall): Part[] => keys.map((key) => ({ change, what, key }));

/**
 * Makes a change of several calls: one round after the other, the calls of a round at once.
 *
 * @param options.stop Leaves the rounds after one with a failure; by default they are sent.
 * @throws PartlyDoneError when some parts were made and others were not; the first failure when none was made.
 * @example
 * await sendParts([
 *   [{ change: 'add', what: 'role', keys: added, call: () => api.addRoles({ groupId, roleIds: added }) }],
 *   [{ change: 'remove', what: 'role', keys: removed, call: () => api.removeRoles({ groupId, roleIds: removed }) }],
 * ]);
 */
export const sendParts = async (
  rounds: readonly (readonly PartCall[])[],
  { stop = false }: { stop?: boolean } = {},
): Promise<void> => {
  const done: Part[] = [];
  const failed: FailedPart[] = [];
  const left: Part[] = [];
  for (const calls of rounds) {
    const round = calls.filter(({ keys }) => keys.length > 0);
    if (stop && failed.length > 0) {
      left.push(...round.flatMap(partsOf));
      continue;
    }
    const results = await Promise.allSettled(round.map(({ call }) => call()));
    for (const [index, one] of round.entries()) {
      const result = results[index];
      if (result?.status !== 'rejected') {
        done.push(...partsOf(one));
        continue;
      }
      if (isAbort(result.reason)) throw result.reason;
      const error = toIdentityError(result.reason);
      failed.push(...partsOf(one).map((part) => ({ ...part, error })));
    }
  }
  const [first] = failed;
  if (!first) return;
  throw done.length > 0 ? new PartlyDoneError({ done, failed, left }) : first.error;
};

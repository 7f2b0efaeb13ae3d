import { errorTexts } from './error-texts';
import { IdentityError, isAbort, toIdentityError } from './errors';

/** One part of a change that takes several calls. */
export interface Part {
  change: 'create' | 'update' | 'delete' | 'add' | 'remove';
  /** Type of the object that changes, as the capability names it: `role`, `session`, `event`. */
  what: string;
  /** Id of the object, or its name while it has no id. */
  key: string;
}

/** A part that failed, and its error. */
export interface FailedPart extends Part {
  error: IdentityError;
}

/** Outcome of each part of a change. */
export interface Parts {
  done: readonly Part[];
  failed: readonly FailedPart[];
  /** Not attempted, because an earlier part failed. */
  left: readonly Part[];
}

/**
 * Error `partly-done`: some calls of a change succeeded and others failed. Its message ends with that of the first
 * failure, which is its `cause` and from which it takes status and trace id.
 */
export class PartlyDoneError extends IdentityError {
  override name = 'PartlyDoneError';
  declare readonly done: Parts['done'];
  declare readonly failed: Parts['failed'];
  declare readonly left: Parts['left'];
  /** Id of the object that the change created, for a next attempt that sends only the rest. */
  declare readonly createdId: string | undefined;

  constructor(parts: Parts & { createdId?: string }) {
    const first = parts.failed[0]?.error;
    const { statusCode, traceId } = first ?? {};
    const message = [errorTexts['partly-done'], first?.message].filter(Boolean).join(' ');
    super('partly-done', { message, statusCode, traceId, cause: first });
    Object.assign(this, parts);
  }
}

/** A call and the parts that it changes. Without keys it is not sent. */
export interface PartCall extends Omit<Part, 'key'> {
  keys: readonly string[];
  call: () => Promise<unknown>;
}

const partsOf = ({ change, what, keys }: PartCall): Part[] => keys.map((key) => ({ change, what, key }));

/**
 * Makes a change of several calls: rounds in sequence, the calls of a round in parallel.
 *
 * @param options.stop Skips the rounds after one with a failure. Default: they are sent.
 * @param options.createdId Returns the id of the object that the change has created so far, for the error.
 * @throws PartlyDoneError when some parts succeeded and others failed; the first error when all failed.
 * @example
 * await sendParts([
 *   [{ change: 'add', what: 'role', keys: added, call: () => api.addRoles({ groupId, roleIds: added }) }],
 *   [{ change: 'remove', what: 'role', keys: removed, call: () => api.removeRoles({ groupId, roleIds: removed }) }],
 * ]);
 */
export const sendParts = async (
  rounds: readonly (readonly PartCall[])[],
  { stop = false, createdId }: { stop?: boolean; createdId?: () => string | undefined } = {},
): Promise<void> => {
  const done: Part[] = [];
  const failed: FailedPart[] = [];
  const left: Part[] = [];
  for (const calls of rounds) {
    const pending = calls.filter(({ keys }) => keys.length > 0);
    if (stop && failed.length > 0) {
      left.push(...pending.flatMap(partsOf));
      continue;
    }
    const results = await Promise.allSettled(pending.map(({ call }) => call()));
    for (const [index, call] of pending.entries()) {
      const result = results[index];
      if (result?.status !== 'rejected') {
        done.push(...partsOf(call));
        continue;
      }
      if (isAbort(result.reason)) throw result.reason;
      const error = toIdentityError(result.reason);
      failed.push(...partsOf(call).map((part) => ({ ...part, error })));
    }
  }
  const [first] = failed;
  if (!first) return;
  throw done.length > 0 ? new PartlyDoneError({ done, failed, left, createdId: createdId?.() }) : first.error;
};

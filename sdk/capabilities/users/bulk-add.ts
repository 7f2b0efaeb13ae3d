import { identityError } from '../../core/error-texts';
import { type IdentityError, isAbort, toIdentityError } from '../../core/errors';
import { isEmail } from '../../core/text/email-address';

/** An email address that was not added, and the reason. */
export interface RejectedEmail {
  email: string;
  error: IdentityError;
}

/** Result of adding several users, by email address. */
export interface BulkResult {
  accepted: string[];
  rejected: RejectedEmail[];
  /** Addresses without a result, because the run was aborted. Safe to add again. */
  left: string[];
}

/** Progress of a bulk invitation, in numbers of addresses. */
export interface BulkProgress {
  done: number;
  total: number;
  accepted: number;
  rejected: number;
}

/** Callbacks and signal of a bulk invitation. */
export interface BulkOptions {
  /** Aborts the run; the result has what was done so far. */
  signal?: AbortSignal;
  onProgress?: (progress: BulkProgress) => void;
}

/** Adds addresses in sequence. A failure does not stop the others; malformed addresses are not sent. */
export const addOneByOne = async (
  emails: readonly string[],
  add: (email: string) => Promise<unknown>,
  { signal, onProgress }: BulkOptions,
): Promise<BulkResult> => {
  const result: BulkResult = { accepted: [], rejected: [], left: [] };
  for (const [index, email] of emails.entries()) {
    try {
      signal?.throwIfAborted();
      if (!isEmail(email)) throw identityError('invalid-input', { errorContext: { email } });
      await add(email);
      result.accepted.push(email);
    } catch (error) {
      // A signal may have any reason, and disposing an identity aborts its calls without one.
      if (signal?.aborted || isAbort(error)) return { ...result, left: emails.slice(index) };
      result.rejected.push({ email, error: toIdentityError(error) });
    }
    onProgress?.({
      done: index + 1,
      total: emails.length,
      accepted: result.accepted.length,
      rejected: result.rejected.length,
    });
  }
  return result;
};

import { fault } from '../../core/error-texts';
import { type IdentityError, isAbort, toIdentityError } from '../../core/errors';
import { isEmail } from './contract';

/** An address that was not added, and why. */
export interface RejectedEmail {
  email: string;
  error: IdentityError;
}

/** Result of adding several users, by e-mail address. */
export interface BulkResult {
  accepted: string[];
  rejected: RejectedEmail[];
  /** Nothing is known of these: the run was stopped before their answers came. Adding them again does no harm. */
  left: string[];
}

/** How far a run is; counts of addresses. */
export interface BulkProgress {
  done: number;
  total: number;
  accepted: number;
  rejected: number;
}

/** How a run is watched and stopped. */
export interface BulkOptions {
  /** Stops the run; what was done until then stands in the result. */
  signal?: AbortSignal;
  onProgress?: (progress: BulkProgress) => void;
}

/** Addresses of a pasted text or a list, each once however it is written, in their order. Malformed ones stay. */
export const parseEmails = (input: string | readonly string[]): string[] => {
  const entries = (typeof input === 'string' ? [input] : input).flatMap((entry) => entry.split(/[\s,;]+/));
  const seen = new Map<string, string>();
  for (const entry of entries) {
    const key = entry.toLowerCase();
    if (entry !== '' && !seen.has(key)) seen.set(key, entry);
  }
  return [...seen.values()];
};

/** Adds addresses one after the other. One that fails does not stop the others; malformed ones are not sent. */
export const addOneByOne = async (
  emails: readonly string[],
  add: (email: string) => Promise<unknown>,
  { signal, onProgress }: BulkOptions,
): Promise<BulkResult> => {
  const result: BulkResult = { accepted: [], rejected: [], left: [] };
  for (const [index, email] of emails.entries()) {
    try {
      signal?.throwIfAborted();
      if (!isEmail(email)) throw fault('invalid-input', { errorContext: { email } });
      await add(email);
      result.accepted.push(email);
    } catch (error) {
      // A signal may carry any reason, and an identity that is disposed ends its calls without one.
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

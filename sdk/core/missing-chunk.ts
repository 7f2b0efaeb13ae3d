import { IdentityError } from './errors';

/** Converts a failed download of a chunk to a `network` error. */
export const missingChunk = (cause: unknown): never => {
  throw new IdentityError('network', { cause });
};

import { IdentityError } from './errors';

/** Names a download that failed as what it is: a connection that was interrupted. */
export const missingChunk = (cause: unknown): never => {
  throw new IdentityError('network', { cause });
};

import { IdentityError } from '../core/errors';
import type { SessionState } from './state';

const UNDECIDED = new Set([408, 421, 425, 429]);

/**
 * Returns whether a response is a definite one: not an outage or a limit. It ends no session; where none is known, it
 * leads to the login, also when a proxy sent it or the provider lacks the call.
 */
export const isDefinite = (error: unknown): boolean =>
  error instanceof IdentityError &&
  error.statusCode >= 400 &&
  error.statusCode < 500 &&
  !UNDECIDED.has(error.statusCode);

/**
 * Returns whether only a sign-in can help: no user is signed in, or the session could not be loaded because of a
 * response that stays the same, such as a 404 for each renewal. After an outage, `load` tries again.
 */
export const needsSignIn = (state: SessionState): boolean =>
  state.status === 'unauthenticated' || (state.status === 'loading' && isDefinite(state.error));

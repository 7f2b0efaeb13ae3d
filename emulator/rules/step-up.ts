import type { Caller } from '../call';
import { ProviderError } from '../errors';
import type { Provider } from '../provider';
import { hasFactor } from './factors';
import { MULTI_FACTOR } from './sessions';

/**
 * Asks for a sign-in that is recent enough, and for the second factor where the user has one.
 * @throws ProviderError 403 `step-up-required` with `maxAge` in seconds
 */
export const requireStepUp = ({ clock }: Provider, { user, session }: Caller, maxAge: number): void => {
  const isRecent = clock.now() - session.authTime <= maxAge * 1000;
  if (isRecent && (!hasFactor(user) || session.acr === MULTI_FACTOR)) return;
  throw new ProviderError(403, 'step-up-required', "Confirm it's you to continue.", { context: { maxAge } });
};

import type { Caller } from '../../http/call';
import { ProviderError } from '../../http/errors';
import type { Provider } from '../../provider';
import { hasFactor } from '../factors/factors';
import { MULTI_FACTOR } from '../sessions/sessions';

/**
 * Requires a recent sign-in, with the second factor if the user has one.
 * @throws ProviderError 403 `step-up-required` with `maxAge` in seconds
 */
export const requireStepUp = ({ clock }: Provider, { user, session }: Caller, maxAge: number): void => {
  const isRecent = clock.now() - session.authTime <= maxAge * 1000;
  if (isRecent && (!hasFactor(user) || session.acr === MULTI_FACTOR)) return;
  throw new ProviderError(403, 'step-up-required', "Confirm it's you to continue.", { context: { maxAge } });
};

import type { Identity } from '../identity';
import { SHOULD_STEP_UP_KEY, STEP_UP_MAX_AGE_KEY } from '../session/step-up';
import { goToAccountPage } from './account-link';
import { goAfterAuth } from './after-auth';

/** Continues the step-up that a sign-out interrupted, else opens the page after the sign-in. */
export const continueAfterSignIn = (identity: Pick<Identity, 'environment' | 'routes' | 'safeRedirect'>): void => {
  const { local, tab } = identity.environment;
  if (local.getItem(SHOULD_STEP_UP_KEY) !== 'true') {
    goAfterAuth(identity);
    return;
  }
  // Only once: a step-up that cannot succeed must not run after every sign-in.
  local.removeItem(SHOULD_STEP_UP_KEY);
  const maxAge = tab.getItem(STEP_UP_MAX_AGE_KEY);
  tab.removeItem(STEP_UP_MAX_AGE_KEY);
  goToAccountPage(identity, 'stepUpUrl', { maxAge });
};

import { contract as mfa } from '../../capabilities/mfa/contract';
import { contract as mfaDevices } from '../../capabilities/mfa-devices/contract';
import { SHOULD_STEP_UP_KEY } from '../../session/step-up';
import { goToAccountPage } from '../../sign-in/account-link';
import { type SignInIdentity, signInDeps } from '../../sign-in/finish-sign-in';
import type { StepUpDeps } from './flow';

const seconds = (text: string | null | undefined): number | undefined =>
  text && /^\d+$/.test(text) ? Number(text) : undefined;

/**
 * Connects the step-up flow to an identity: the page of `routes.stepUpUrl` runs it.
 *
 * @example
 * const flow = createFlow(stepUpFlow, stepUpDeps(identity));
 */
export const stepUpDeps = (identity: SignInIdentity): StepUpDeps => {
  const { environment } = identity;
  const { accept, navigate } = signInDeps(identity);
  return {
    accept,
    navigate,
    api: { mfa: identity.call(mfa), mfaDevices: identity.call(mfaDevices) },
    maxAge: () => seconds(environment.page()?.searchParams.get('maxAge')),
    mark: (pending) => {
      if (pending) environment.local.setItem(SHOULD_STEP_UP_KEY, 'true');
      else environment.local.removeItem(SHOULD_STEP_UP_KEY);
    },
    toLogout: () => goToAccountPage(identity, 'logoutUrl'),
  };
};

import { contract as mfa } from '../../capabilities/mfa/contract';
import { contract as mfaDevices } from '../../capabilities/mfa-devices/contract';
import type { Identity } from '../../identity';
import { bringEngine } from '../../session/bring-engine';
import { recordUnlessTooOften } from '../../session/recent-times';
import { SHOULD_STEP_UP_KEY, STEP_UP_MAX_AGE_KEY } from '../../session/step-up';
import { goToAccountPage } from '../../sign-in/account-link';
import { type SignInIdentity, signInDeps } from '../../sign-in/finish-sign-in';
import { hasBegunStepUp } from '../../sign-in/with-step-up';
import type { MfaDeps } from '../mfa/context';
import { mfaDeps } from '../mfa/deps';
import { enrollmentApi } from './enrollment';
import type { StepUpDeps } from './flow';

/** The parts of an identity that the step-up uses. */
export type StepUpIdentity = SignInIdentity &
  Pick<Identity, 'loginMode'> & { session: Pick<Identity['session'], 'refresh'> };

const ROUNDS_KEY = 'GATEHOUSE_STEP_UP_ROUNDS';
const ONE_ROUND = { limit: 1, ms: 600_000 };

/** Parses a number of seconds of at most nine digits; more are a mistake or an attack. */
const seconds = (text: string | null | undefined): number | undefined =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

/**
 * Creates the dependencies of the step-up from an identity. The page of `routes.stepUpUrl` runs it, or a dialog that
 * overrides `navigate` and `startOver`.
 *
 * @example
 * const flow = createFlow(stepUpFlow, stepUpDeps(identity));
 */
export const stepUpDeps = (identity: StepUpIdentity): StepUpDeps => {
  bringEngine();
  const { environment } = identity;
  const { accept, navigate } = signInDeps(identity);
  const mark = (pending: boolean) => {
    if (pending) environment.local.setItem(SHOULD_STEP_UP_KEY, 'true');
    else {
      environment.local.removeItem(SHOULD_STEP_UP_KEY);
      environment.tab.removeItem(ROUNDS_KEY);
      environment.tab.removeItem(STEP_UP_MAX_AGE_KEY);
    }
  };
  const maxAge = () => seconds(environment.page()?.searchParams.get('maxAge'));
  return {
    navigate,
    // Tokens of the hosted login name the application; those of the response are only for the provider.
    accept: identity.loginMode === 'hosted' ? () => identity.session.refresh() : accept,
    api: { mfa: identity.call(mfa), mfaDevices: identity.call(mfaDevices) },
    maxAge,
    mark,
    startOver: () => {
      if (!recordUnlessTooOften(environment, ROUNDS_KEY, ONE_ROUND)) {
        mark(false);
        return false;
      }
      // A link of another page can open this one; only a step-up that this tab began signs out without a question.
      const isConfirmed = hasBegunStepUp(environment);
      mark(true);
      const limit = maxAge();
      if (limit !== undefined) environment.tab.setItem(STEP_UP_MAX_AGE_KEY, String(limit));
      goToAccountPage(identity, 'logoutUrl', { isConfirmed });
      return true;
    },
  };
};

/**
 * Creates the dependencies of the second factor within the step-up; `enrolling` sets one up with the session instead of
 * an MFA token.
 */
export const stepUpMfaDeps = (
  identity: Pick<Identity, 'call' | 'environment'>,
  enrolling: boolean,
  finish: MfaDeps['finish'],
  overrides: Pick<MfaDeps, 'enroll' | 'cancel'>,
): MfaDeps => {
  const deps = mfaDeps(identity, finish, overrides);
  return enrolling ? { ...deps, api: enrollmentApi(identity.call(mfaDevices), deps.api) } : deps;
};

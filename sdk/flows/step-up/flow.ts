import type { contract as mfa } from '../../capabilities/mfa/contract';
import type { contract as mfaDevices } from '../../capabilities/mfa-devices/contract';
import type { Api } from '../../core/api';
import { IdentityError, isAbort } from '../../core/errors';
import { defineFlow, type HandlerArgs, type Transition } from '../../core/flow';
import type { LoginResponse } from '../../session/contract';
import type { SignInDeps } from '../../sign-in/finish-sign-in';
import { stepUpFault } from '../../sign-in/step-up-errors';
import { type MfaApi, type MfaStart, notEnrolled, startMfa } from '../mfa/flow';
import { isMfaEnrolled, needsSecondFactor } from '../mfa/rules';
import { type EnrolmentApi, enrolmentApi } from './enrolment';

/** Screens of the step-up. */
export type StepUpStep = 'generating' | 'secondFactor' | 'success';

/** Pause before the page changes after a sign-in, in milliseconds. */
const AFTER_AUTH_DELAY = 200;
/** The provider's error code for a user without a second factor. */
const NOT_ENROLLED = 'MFA is not enrolled';

/** Context of the step-up. */
export interface StepUpContext {
  /** Oldest acceptable authentication in seconds; default what the address of the page says. */
  maxAge?: number;
  /** Where the second factor starts. */
  mfa?: MfaStart;
  /** The second factor is being set up, by a user who has none. */
  enrolling?: boolean;
}

/** The calls of the step-up. */
export interface StepUpApi {
  mfa: MfaApi & Pick<Api<typeof mfa>, 'generateStepUp'>;
  mfaDevices: EnrolmentApi & Pick<Api<typeof mfaDevices>, 'getDevices' | 'getStrategies'>;
}

/** What the step-up needs from outside. */
export interface StepUpDeps extends Pick<SignInDeps, 'accept' | 'navigate'> {
  api: StepUpApi;
  /** Oldest acceptable authentication in seconds, as the address of the page says. */
  maxAge(): number | undefined;
  /** Leaves a mark that the step-up goes on after the next sign-in, or takes it away. */
  mark(pending: boolean): void;
  /**
   * Signs in again, by way of the log-out; false, and nothing done, where that did not help before. Without it an error
   * stays on the screen: for dialogs.
   */
  startOver?(): boolean;
}

type Args = HandlerArgs<StepUpContext, StepUpDeps>;
type Answer = Transition<StepUpStep, StepUpContext>;

const done = async ({ deps }: Args, response: LoginResponse): Promise<Answer> => {
  await deps.accept(response);
  deps.mark(false);
  return { step: 'success', context: { mfa: undefined, enrolling: undefined } };
};

/** The response with the user's devices. When the second factor is forced, the flow continues without knowing them. */
const withDevices = async ({ deps, signal }: Args, response: LoginResponse): Promise<LoginResponse> => {
  if (response.mfaDevices || !isMfaEnrolled(response)) return response;
  try {
    return { ...response, mfaDevices: await deps.api.mfaDevices.getDevices(undefined, { signal }) };
  } catch (error) {
    if (isAbort(error) || !response.mfaRequired) throw error;
    return response;
  }
};

/** A user without a second factor sets one up, or goes back. */
const offerEnrolment: MfaStart = {
  ...notEnrolled,
  context: { ...notEnrolled.context, canEnrol: true, canCancel: true },
};

const begin = async (args: Args): Promise<Answer> => {
  const { context, deps, signal } = args;
  const maxAge = context.maxAge ?? deps.maxAge();
  const answer = await deps.api.mfa.generateStepUp({ maxAge }, { signal });
  if (!needsSecondFactor(answer)) return done(args, answer);
  const response = await withDevices(args, answer);
  const mfa = isMfaEnrolled(response) ? await startMfa(deps.api.mfa, response, signal) : offerEnrolment;
  return { step: 'secondFactor', context: { mfa, enrolling: undefined } };
};

/** Signs in again. A second time would be one of many: the user is told instead. */
const startOver = ({ deps }: Args, cause: unknown): undefined => {
  if (!deps.startOver) throw cause;
  if (!deps.startOver()) throw stepUpFault('step-up-failed', { cause });
  return undefined;
};

const generate = async (args: Args): Promise<Answer | undefined> => {
  try {
    return await begin(args);
  } catch (error) {
    if (isAbort(error)) throw error;
    if (error instanceof IdentityError && error.message === NOT_ENROLLED) {
      return { step: 'secondFactor', context: { mfa: offerEnrolment } };
    }
    return startOver(args, error);
  }
};

/** Sets up the first factor. The provider wants a fresh sign-in for that. */
const enrol = async (args: Args): Promise<Answer | undefined> => {
  const { deps, signal } = args;
  const { mfa, mfaDevices } = deps.api;
  try {
    const { strategies } = await mfaDevices.getStrategies(undefined, { signal });
    const offered = strategies.filter(({ isActive }) => isActive).map(({ strategy }) => strategy);
    // Also shows whether the sign-in is fresh enough, before the user chooses.
    const picture = offered.includes('AuthenticatorApp')
      ? await mfaDevices.enrollAuthenticator(undefined, { signal })
      : undefined;
    const response = { mfaToken: '', mfaEnrolled: false, mfaStrategies: offered, ...picture };
    return { context: { mfa: await startMfa(enrolmentApi(mfaDevices, mfa), response, signal), enrolling: true } };
  } catch (error) {
    if (error instanceof IdentityError && error.errorCode === 'step-up-required') return startOver(args, error);
    throw error;
  }
};

/** Tokens end the step-up; a factor that was just set up is what the provider asked for before. */
const verified = (args: Args, response: LoginResponse): Promise<Answer> =>
  response.accessToken ? done(args, response) : begin(args);

const cancel = ({ deps }: Args) => {
  deps.mark(false);
  deps.navigate();
};

/** Step-up for an action that needs a recent second factor. Cancelling returns to the page the user came from. */
export const stepUpFlow = defineFlow<StepUpStep, StepUpContext, StepUpDeps>()({
  name: 'stepUp',
  initial: 'generating',
  context: {},
  steps: {
    generating: { on: { retry: generate, cancel }, after: { ms: 0, run: generate } },
    secondFactor: { on: { verified, enrol, cancel } },
    success: { after: { ms: AFTER_AUTH_DELAY, run: ({ deps }) => deps.navigate() } },
  },
});

import type { contract as mfa } from '../../capabilities/mfa/contract';
import type { contract as mfaDevices } from '../../capabilities/mfa-devices/contract';
import type { Api } from '../../core/api';
import { IdentityError, isAbort } from '../../core/errors';
import { defineFlow, type HandlerArgs, type Transition } from '../../core/flow';
import { isForeign } from '../../core/http/response-errors';
import type { LoginResponse } from '../../session/contract';
import { isDefinite } from '../../session/needs-sign-in';
import { isFinal } from '../../session/refusals';
import type { SignInDeps } from '../../sign-in/finish-sign-in';
import { stepUpError } from '../../sign-in/step-up-errors';
import type { MfaApi } from '../mfa/context';
import { isMfaEnrolled, needsSecondFactor } from '../mfa/rules';
import { type MfaStart, notEnrolled, startMfa } from '../mfa/start';
import { type EnrollmentApi, enrollmentApi } from './enrollment';

/** Steps of the step-up. */
export type StepUpStep = 'generating' | 'secondFactor' | 'success';

/** Delay before the page changes after a sign-in, in milliseconds. */
const AFTER_AUTH_DELAY = 200;
/** The provider's error code for a user without a second factor. */
const NOT_ENROLLED = 'MFA is not enrolled';

/** Context of the step-up. */
export interface StepUpContext {
  /** Maximum age of the authentication in seconds. Default: `maxAge` of the page's URL. */
  maxAge?: number;
  /** Initial state of the second factor. */
  mfa?: MfaStart;
  /** Whether a user without a second factor sets one up. */
  enrolling?: boolean;
}

/** The calls of the step-up. */
export interface StepUpApi {
  mfa: MfaApi & Pick<Api<typeof mfa>, 'generateStepUp'>;
  mfaDevices: EnrollmentApi & Pick<Api<typeof mfaDevices>, 'getDevices' | 'getStrategies'>;
}

/** Dependencies of the step-up. */
export interface StepUpDeps extends Pick<SignInDeps, 'accept' | 'navigate'> {
  api: StepUpApi;
  /** Returns the maximum age of the authentication in seconds, from the page's URL. */
  maxAge(): number | undefined;
  /** Sets or removes the marker of a step-up that continues after the next sign-in. */
  mark(pending: boolean): void;
  /**
   * Signs out to sign in again; returns false, without signing out, when that did not help before. Without it an error
   * stays on screen, as a dialog needs it.
   */
  startOver?(): boolean;
}

type Args = HandlerArgs<StepUpContext, StepUpDeps>;
type Result = Transition<StepUpStep, StepUpContext>;

const done = async ({ deps }: Args, response: LoginResponse): Promise<Result> => {
  await deps.accept(response);
  deps.mark(false);
  return { step: 'success', context: { mfa: undefined, enrolling: undefined } };
};

/**
 * Returns the response with the user's devices. When the second factor is enforced, the flow continues without them.
 */
const withDevices = async ({ deps, signal }: Args, response: LoginResponse): Promise<LoginResponse> => {
  if (response.mfaDevices || !isMfaEnrolled(response)) return response;
  try {
    return { ...response, mfaDevices: await deps.api.mfaDevices.getDevices(undefined, { signal }) };
  } catch (error) {
    if (isAbort(error) || !response.mfaRequired) throw error;
    return response;
  }
};

/** A user without a second factor sets one up or goes back. */
const offerEnrollment: MfaStart = {
  ...notEnrolled,
  context: { ...notEnrolled.context, canEnroll: true, canCancel: true },
};

const begin = async (args: Args): Promise<Result> => {
  const { context, deps, signal } = args;
  const maxAge = context.maxAge ?? deps.maxAge();
  const generated = await deps.api.mfa.generateStepUp({ maxAge }, { signal });
  if (!needsSecondFactor(generated)) return done(args, generated);
  const response = await withDevices(args, generated);
  const mfa = isMfaEnrolled(response) ? await startMfa(deps.api.mfa, response, signal) : offerEnrollment;
  return { step: 'secondFactor', context: { mfa, enrolling: undefined } };
};

/**
 * Signs in again after a definite refusal, but only once: after a second one the user sees the error, which prevents a
 * loop. An outage says nothing about the session, so it stays on the page, with a retry.
 */
const startOver = ({ deps }: Args, cause: unknown): undefined => {
  const isRefused = isFinal(cause) || (isDefinite(cause) && !isForeign(cause));
  if (!deps.startOver || !isRefused) throw cause;
  if (!deps.startOver()) throw stepUpError('step-up-failed', { cause });
  return undefined;
};

const generate = async (args: Args): Promise<Result | undefined> => {
  try {
    return await begin(args);
  } catch (error) {
    if (isAbort(error)) throw error;
    if (error instanceof IdentityError && error.message === NOT_ENROLLED) {
      return { step: 'secondFactor', context: { mfa: offerEnrollment } };
    }
    return startOver(args, error);
  }
};

/** Sets up the first factor. The provider requires a recent sign-in for that. */
const enroll = async (args: Args): Promise<Result | undefined> => {
  const { deps, signal } = args;
  const { mfa, mfaDevices } = deps.api;
  try {
    const { strategies } = await mfaDevices.getStrategies(undefined, { signal });
    const offered = strategies.filter(({ isActive }) => isActive).map(({ strategy }) => strategy);
    // Also tests whether the sign-in is recent enough, before the user chooses a method.
    const picture = offered.includes('AuthenticatorApp')
      ? await mfaDevices.enrollAuthenticator(undefined, { signal })
      : undefined;
    const response = { mfaToken: '', mfaEnrolled: false, mfaStrategies: offered, ...picture };
    return { context: { mfa: await startMfa(enrollmentApi(mfaDevices, mfa), response, signal), enrolling: true } };
  } catch (error) {
    if (error instanceof IdentityError && error.errorCode === 'step-up-required') return startOver(args, error);
    throw error;
  }
};

/** A response with tokens completes the step-up; after an enrollment the new factor is verified next. */
const verified = (args: Args, response: LoginResponse): Promise<Result> =>
  response.accessToken ? done(args, response) : begin(args);

const cancel = ({ deps }: Args) => {
  deps.mark(false);
  deps.navigate();
};

/** Verifies the second factor before an action that requires it. Canceling returns to the previous page. */
export const stepUpFlow = defineFlow<StepUpStep, StepUpContext, StepUpDeps>()({
  name: 'stepUp',
  initial: 'generating',
  context: {},
  steps: {
    generating: { on: { retry: generate, cancel }, after: { ms: 0, run: generate } },
    secondFactor: { on: { verified, enroll, cancel } },
    success: { after: { ms: AFTER_AUTH_DELAY, run: ({ deps }) => deps.navigate() } },
  },
});

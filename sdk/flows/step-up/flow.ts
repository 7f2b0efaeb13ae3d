import type { contract as mfa } from '../../capabilities/mfa/contract';
import type { contract as mfaDevices } from '../../capabilities/mfa-devices/contract';
import type { Api } from '../../core/api';
import { IdentityError, isAbort } from '../../core/errors';
import { defineFlow, type HandlerArgs, type Transition } from '../../core/flow';
import type { LoginResponse } from '../../session/contract';
import type { SignInDeps } from '../../sign-in/finish-sign-in';
import { type MfaApi, type MfaStart, notEnrolled, startMfa } from '../mfa/flow';
import { isMfaEnrolled, needsSecondFactor } from '../mfa/rules';

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
}

/** The calls of the step-up. */
export interface StepUpApi {
  mfa: MfaApi & Pick<Api<typeof mfa>, 'generateStepUp'>;
  mfaDevices: Pick<Api<typeof mfaDevices>, 'getDevices'>;
}

/** What the step-up needs from outside. */
export interface StepUpDeps extends Pick<SignInDeps, 'accept' | 'navigate'> {
  api: StepUpApi;
  /** Oldest acceptable authentication in seconds, as the address of the page says. */
  maxAge(): number | undefined;
  /** Leaves a mark that the step-up goes on after the next sign-in, or takes it away. */
  mark(pending: boolean): void;
  toLogout(): void;
}

type Args = HandlerArgs<StepUpContext, StepUpDeps>;
type Answer = Transition<StepUpStep, StepUpContext>;

const done = async ({ deps }: Args, response: LoginResponse): Promise<Answer> => {
  await deps.accept(response);
  deps.mark(false);
  return { step: 'success', context: { mfa: undefined } };
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

const begin = async (args: Args): Promise<Answer> => {
  const { context, deps, signal } = args;
  const maxAge = context.maxAge ?? deps.maxAge();
  const answer = await deps.api.mfa.generateStepUp({ maxAge }, { signal });
  if (!needsSecondFactor(answer)) return done(args, answer);
  const response = await withDevices(args, answer);
  const mfa = isMfaEnrolled(response) ? await startMfa(deps.api.mfa, response, signal) : notEnrolled;
  return { step: 'secondFactor', context: { mfa } };
};

const generate = async (args: Args): Promise<Answer | undefined> => {
  try {
    return await begin(args);
  } catch (error) {
    if (isAbort(error)) throw error;
    if (error instanceof IdentityError && error.message === NOT_ENROLLED) {
      return { step: 'secondFactor', context: { mfa: notEnrolled } };
    }
    args.deps.mark(true);
    args.deps.toLogout();
    return undefined;
  }
};

/** Step-up for an action that needs a recent second factor. Cancelling returns to the page the user came from. */
export const stepUpFlow = defineFlow<StepUpStep, StepUpContext, StepUpDeps>()({
  name: 'stepUp',
  initial: 'generating',
  context: {},
  steps: {
    generating: { after: { ms: 0, run: generate } },
    secondFactor: {
      on: {
        verified: done,
        cancel: ({ deps }: Args) => {
          deps.mark(false);
          deps.navigate();
        },
      },
    },
    success: { after: { ms: AFTER_AUTH_DELAY, run: ({ deps }) => deps.navigate() } },
  },
});

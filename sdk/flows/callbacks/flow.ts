import { fault } from '../../core/error-texts';
import { isAbort } from '../../core/errors';
import { defineFlow, type HandlerArgs, type StepDefinition, type Transition } from '../../core/flow';
import { readableError } from '../../core/readable-error';
import type { LoginResponse } from '../../session/contract';
import type { SignInDeps } from '../../sign-in/finish-sign-in';
import { type MfaApi, type MfaStart, startMfa } from '../mfa/flow';
import { needsSecondFactor } from '../mfa/rules';

/** Screens of a callback. */
export type CallbackStep = 'pending' | 'secondFactor' | 'success' | 'failed';

/** Time on the failure screen of a company sign-in, in milliseconds. */
const SSO_FAILURE_DELAY = 1000;
/** Pause before the page changes after a sign-in, in milliseconds. */
const AFTER_AUTH_DELAY = 200;

/** State of a callback. */
export interface CallbackContext {
  /** Where the second factor starts. */
  mfa?: MfaStart;
}

/** What a callback needs from outside. */
export interface CallbackDeps extends SignInDeps {
  /** The calls of the second factor. */
  mfa: MfaApi;
  /** Hands in what the address of the page carries, once, however often it is called. */
  exchange(): Promise<LoginResponse>;
}

type Args = HandlerArgs<CallbackContext, CallbackDeps>;
type Answer = Transition<CallbackStep, CallbackContext>;

const settle = async ({ deps, signal }: Args, response: LoginResponse): Promise<Answer | undefined> => {
  const { accessToken, redirectLocation } = response;
  if (needsSecondFactor(response)) {
    await deps.clear();
    return { step: 'secondFactor', context: { mfa: await startMfa(deps.mfa, response, signal) } };
  }
  if (!accessToken && redirectLocation) {
    if (!deps.redirect(redirectLocation)) throw fault('redirect-refused');
    return undefined;
  }
  await deps.accept(response);
  return { step: 'success', context: { mfa: undefined } };
};

const finish = async (args: Args): Promise<Answer | undefined> => {
  try {
    return await settle(args, await args.deps.exchange());
  } catch (error) {
    if (isAbort(error)) throw error;
    return { step: 'failed', error: readableError(error, 'sign-in-failed') };
  }
};

const back = ({ deps }: Args) => deps.toLogin();

const callback = (name: string, failed: StepDefinition<CallbackStep, CallbackContext, CallbackDeps> = {}) =>
  defineFlow<CallbackStep, CallbackContext, CallbackDeps>()({
    name,
    initial: 'pending',
    context: {},
    steps: {
      pending: { after: { ms: 0, run: finish } },
      secondFactor: { on: { verified: settle, back } },
      success: { after: { ms: AFTER_AUTH_DELAY, run: ({ deps }) => deps.navigate() } },
      failed: { on: { back }, ...failed },
    },
  });

/** Handles a failed single sign-on: a user who is signed in already continues. */
const leadsOn = { after: { ms: SSO_FAILURE_DELAY, run: ({ deps }: Args) => deps.navigate() } };

/** Handles the return from a social login provider. */
export const socialCallbackFlow = callback('socialCallback');
/** Comes back from a company's own sign-in over OpenID Connect. */
export const oidcCallbackFlow = callback('oidcCallback', leadsOn);
/** Comes back from a company's own sign-in over SAML. */
export const samlCallbackFlow = callback('samlCallback', leadsOn);
/** Opens the link that was mailed for signing in. */
export const magicLinkCallbackFlow = callback('magicLinkCallback');

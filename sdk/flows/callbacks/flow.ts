import { fault } from '../../core/error-texts';
import { type IdentityError, isAbort } from '../../core/errors';
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
  /** Nothing was sent yet: the page waits for the user. */
  asks: boolean;
  /** Display name of the service that the user comes from. */
  service?: string | undefined;
}

/** What a callback needs from outside. */
export interface CallbackDeps extends SignInDeps {
  /** The calls of the second factor. */
  mfa: MfaApi;
  /** Hands in what the address of the page carries, once, however often it is called. */
  exchange(): Promise<LoginResponse>;
  /** Whether the user has to confirm first, because this browser did not begin the sign-in. Default: no. */
  asks?(): boolean;
  /** Whether a user is signed in already and the page carries nothing, after a step back in the history. Default: no. */
  isSpent?(): Promise<boolean>;
  /** Display name of the service that the user comes from. */
  service?(): string | undefined;
  /** Starts the same sign-in again. Default: the login page. */
  retry?(): Promise<void>;
  /** Keeps the reason of a failure for the login page. */
  keepFailure?(error: IdentityError): void;
  /** The sign-in succeeded. */
  finished?(): void;
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
  deps.finished?.();
  return { step: 'success', context: { mfa: undefined } };
};

const finish = async (args: Args): Promise<Answer | undefined> => {
  try {
    return await settle(args, await args.deps.exchange());
  } catch (error) {
    if (isAbort(error)) throw error;
    const reason = readableError(error, fault('sign-in-failed'));
    args.deps.keepFailure?.(reason);
    return { step: 'failed', context: { service: args.deps.service?.() }, error: reason };
  }
};

const begin = async (args: Args): Promise<Answer | undefined> => {
  const { deps } = args;
  if (await deps.isSpent?.()) return { step: 'success' };
  return deps.asks?.() ? { context: { asks: true } } : finish(args);
};

const back = ({ deps }: Args) => deps.toLogin();
const retry = ({ deps }: Args) => (deps.retry ? deps.retry() : deps.toLogin());

type Step = StepDefinition<CallbackStep, CallbackContext, CallbackDeps>;

const callback = (name: string, afterFailure?: Step['after']) =>
  defineFlow<CallbackStep, CallbackContext, CallbackDeps>()({
    name,
    initial: 'pending',
    context: { asks: false },
    steps: {
      pending: { on: { confirm: finish, back }, after: { ms: 0, run: begin } },
      secondFactor: { on: { verified: settle, back } },
      success: { after: { ms: AFTER_AUTH_DELAY, run: ({ deps }) => deps.navigate() } },
      failed: { on: { back, retry }, after: afterFailure },
    },
  });

/** Handles a failed single sign-on: a user who is signed in already continues. */
const leadsOn = { ms: SSO_FAILURE_DELAY, run: ({ deps }: Args) => deps.navigate() };

/** Handles the return from a social login provider. */
export const socialCallbackFlow = callback('socialCallback');
/** Comes back from a company's own sign-in over OpenID Connect. */
export const oidcCallbackFlow = callback('oidcCallback', leadsOn);
/** Comes back from a company's own sign-in over SAML. */
export const samlCallbackFlow = callback('samlCallback', leadsOn);
/** Opens the link that was mailed for signing in: at once in the browser that asked for it, after a press elsewhere. */
export const magicLinkCallbackFlow = callback('magicLinkCallback');

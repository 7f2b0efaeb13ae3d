import type { contract as mfa } from '../../capabilities/mfa/contract';
import type { Api } from '../../core/api';
import { type IdentityError, isAbort } from '../../core/errors';
import { defineFlow, type HandlerArgs, type StepDefinition, type Transition } from '../../core/flow';
import { readableError } from '../../core/readable-error';
import { canonicalEmail } from '../../core/text/email-address';
import type { LoginResponse } from '../../session/contract';
import { sessionError } from '../../session/errors';
import type { SignInDeps } from '../../sign-in/finish-sign-in';
import type { MfaApi } from '../mfa/context';
import { needsSecondFactor } from '../mfa/rules';
import { type MfaStart, startMfa } from '../mfa/start';

/** Steps of a callback. */
export type CallbackStep = 'pending' | 'secondFactor' | 'recoverTwoFactor' | 'recovered' | 'success' | 'failed';

/** Duration of the failure screen of single sign-on, in milliseconds. */
const SSO_FAILURE_DELAY = 1000;
/** Delay before the page changes after a sign-in, in milliseconds. */
const AFTER_AUTH_DELAY = 200;

/** Context of a callback. */
export interface CallbackContext {
  /** Initial state of the second factor. */
  mfa?: MfaStart | undefined;
  /** The user's email address, if the provider tells it. */
  email?: string | undefined;
  /** Whether nothing was sent yet: the user has to confirm first. */
  needsConfirmation: boolean;
  /** Display name of the social login provider. */
  service?: string | undefined;
}

/** Dependencies of a callback. */
export interface CallbackDeps extends SignInDeps {
  /** The calls of the second factor. */
  mfa: MfaApi & Pick<Api<typeof mfa>, 'recoverMfa'>;
  /** Exchanges the parameters of the URL for a session, at most once. */
  exchange(): Promise<LoginResponse>;
  /** Whether the user has to confirm first, because this browser did not start the sign-in. Default: no. */
  needsConfirmation?(): boolean;
  /**
   * Whether a user is signed in already and the URL has no parameters, as after going back in the history. Default: no.
   */
  isSpent?(): Promise<boolean>;
  /** Display name of the social login provider. */
  service?(): string | undefined;
  /** Starts the same sign-in again. Default: opens the login page. */
  retry?(): Promise<void>;
  /** Stores the error for the login page. */
  storeFailure?(error: IdentityError): void;
  /** Called after a successful sign-in. */
  finished?(): void;
}

type Args = HandlerArgs<CallbackContext, CallbackDeps>;
type Result = Transition<CallbackStep, CallbackContext>;

const settle = async ({ deps, signal }: Args, response: LoginResponse): Promise<Result | undefined> => {
  const { accessToken, redirectLocation } = response;
  if (needsSecondFactor(response)) {
    await deps.clear();
    const start = await startMfa(deps.mfa, response, signal);
    return { step: 'secondFactor', context: { mfa: start, email: response.userEmail ?? undefined } };
  }
  if (!accessToken && redirectLocation) {
    if (!deps.redirect(redirectLocation)) throw sessionError('redirect-refused');
    return undefined;
  }
  await deps.accept(response);
  deps.finished?.();
  return { step: 'success', context: { mfa: undefined } };
};

const finish = async (args: Args): Promise<Result | undefined> => {
  try {
    return await settle(args, await args.deps.exchange());
  } catch (error) {
    if (isAbort(error)) throw error;
    const reason = readableError(error, sessionError('sign-in-failed'));
    args.deps.storeFailure?.(reason);
    return { step: 'failed', context: { service: args.deps.service?.() }, error: reason };
  }
};

const begin = async (args: Args): Promise<Result | undefined> => {
  const { deps } = args;
  if (await deps.isSpent?.()) return { step: 'success' };
  return deps.needsConfirmation?.() ? { context: { needsConfirmation: true } } : finish(args);
};

/** Turns the second factor off with the recovery code of a lost device. The user then signs in again. */
const recover = async ({ context, deps, signal }: Args, typed: { recoveryCode: string; email?: string }) => {
  const email = context.email ?? canonicalEmail(typed.email ?? '');
  await deps.mfa.recoverMfa({ email, recoveryCode: typed.recoveryCode.trim() }, { signal });
  return { step: 'recovered', context: { mfa: undefined } } satisfies Result;
};

const back = ({ deps }: Args) => deps.toLogin();
const retry = ({ deps }: Args) => (deps.retry ? deps.retry() : deps.toLogin());

type Step = StepDefinition<CallbackStep, CallbackContext, CallbackDeps>;

const callback = (name: string, afterFailure?: Step['after']) =>
  defineFlow<CallbackStep, CallbackContext, CallbackDeps>()({
    name,
    initial: 'pending',
    context: { needsConfirmation: false },
    steps: {
      pending: { on: { confirm: finish, back }, after: { ms: 0, run: begin } },
      secondFactor: { on: { verified: settle, recover: (): Result => ({ step: 'recoverTwoFactor' }), back } },
      recoverTwoFactor: { on: { submit: recover, cancel: (): Result => ({ step: 'secondFactor' }) } },
      recovered: { on: { back, retry } },
      success: {
        on: { go: ({ deps }: Args) => deps.navigate() },
        after: { ms: AFTER_AUTH_DELAY, run: ({ deps }) => deps.navigate() },
      },
      failed: { on: { back, retry }, after: afterFailure },
    },
  });

/** Handles a failed single sign-on: a user who is signed in already continues. */
const continueAfterFailure = { ms: SSO_FAILURE_DELAY, run: ({ deps }: Args) => deps.navigate() };

/** Completes a sign-in with a social login provider. */
export const socialCallbackFlow = callback('socialCallback');
/** Completes a single sign-on over OpenID Connect. */
export const oidcCallbackFlow = callback('oidcCallback', continueAfterFailure);
/** Completes a single sign-on over SAML. */
export const samlCallbackFlow = callback('samlCallback', continueAfterFailure);
/** Completes a sign-in by magic link: at once in the browser that requested it, after a confirmation elsewhere. */
export const magicLinkCallbackFlow = callback('magicLinkCallback');

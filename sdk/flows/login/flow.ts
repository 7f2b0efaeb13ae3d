import { defineFlow } from '../../core/flow';
import { canonicalEmail } from '../../core/text/email-address';
import { tolerated } from '../../core/tolerated';
import { lastMethod } from '../../sign-in/last-method';
import { quickLoginUser } from '../../sign-in/quick-login';
import { forgetQuickLogin, resend, resendQuickCode, sendQuickCode, submitCode } from './codes';
import { complete } from './complete';
import type { Args, LoginContext, LoginDeps, Result } from './context';
import { identify, retrySso, useCode } from './identify';
import { addPasskey, neverAskAgain } from './passkey-prompt';
import { signInWithPasskey, usePickedKey } from './passkeys';
import { resetPassword, submitPassword } from './passwords';
import { type LoginStep, prefersPasskeys } from './rules';
import { back, goToSso } from './sso';

/** Duration of the screen that announces a redirect, in milliseconds. */
export const SSO_REDIRECT_DELAY = 2000;
/** Duration of the failure screen of single sign-on, in milliseconds. */
export const SSO_FAILURE_DELAY = 1000;
/** Delay before the page changes after a sign-in, in milliseconds. */
export const AFTER_AUTH_DELAY = 200;

/** Reads what this device has stored about a returning user. */
const readOffers = async ({ context, deps }: Args): Promise<Result | undefined> => {
  // Taken in any case: the next sign-in must not show it.
  const ssoFailure = deps.ssoFailure?.();
  // An invitation is accepted by signing in.
  if (!context.invitationToken && (await deps.isSignedIn?.())) return { step: 'success' };
  // When this fails, the general login page is used.
  if (deps.leaveForOwnLogin && (await tolerated(deps.leaveForOwnLogin()))) return undefined;
  const userId = quickLoginUser(deps.storage);
  const passkeys = deps.credentials !== undefined && prefersPasskeys(deps.storage);
  const quick = userId ? { userId } : undefined;
  return {
    context: { passkeys, quick, lastMethod: lastMethod(deps.storage), ssoFailure },
    ...(ssoFailure && { step: 'loginWithSSOFailed' }),
  };
};

/** Turns the second factor off with the recovery code of a lost device. */
const recover = async ({ context, deps, signal }: Args, input: { recoveryCode: string }): Promise<Result> => {
  const recoveryCode = input.recoveryCode.trim();
  await deps.api.mfa.recoverMfa({ email: context.email, recoveryCode }, { signal });
  return { step: 'preLogin', context: { mfa: undefined, notice: 'mfa-recovered' } };
};

/** The page after the sign-in, unless the failure has led back here from it: that would go round in circles. */
const continueAfterFailure = ({ context, deps }: Args) => {
  if (!context.ssoFailure) deps.navigate();
};

const loginThatBegins = (begin: (args: Args) => Promise<Result | undefined>) =>
  defineFlow<LoginStep, LoginContext, LoginDeps>()({
    name: 'login',
    initial: 'preLogin',
    context: { email: '' },
    keeps: ['email'],
    steps: {
      preLogin: {
        on: {
          submit: identify,
          passkey: signInWithPasskey,
          picked: usePickedKey,
          quick: sendQuickCode,
          ssoFailed: (): Result => ({ step: 'loginWithSSOFailed' }),
          toSignUp: ({ context, deps }: Args, typed?: { email: string }) =>
            deps.toSignUp?.(canonicalEmail(typed?.email ?? '') || context.email),
        },
        after: { ms: 0, run: begin },
      },
      redirectToSSO: { on: { go: goToSso, back }, after: { ms: SSO_REDIRECT_DELAY, run: goToSso } },
      loginWithSSOFailed: {
        on: { retry: retrySso, back },
        after: { ms: SSO_FAILURE_DELAY, run: continueAfterFailure },
      },
      loginWithPassword: {
        on: {
          submit: submitPassword,
          useCode: useCode,
          passkey: signInWithPasskey,
          forgotPassword: ({ context, deps }: Args) => deps.toForgotPassword?.(context.email),
          back,
        },
      },
      magicLinkPreLoginSuccess: {
        // The link was used in another tab of this browser.
        on: {
          resend: resend('magiclink'),
          arrived: (): Result => ({ step: 'success' }),
          passkey: signInWithPasskey,
          back,
        },
      },
      loginWithOtc: { on: { submit: submitCode('code'), resend: resend('code'), passkey: signInWithPasskey, back } },
      loginWithSmsOtc: {
        on: {
          submit: submitCode('smscode'),
          resend: resend('smscode'),
          resetPhone: ({ context, deps }: Args) => deps.toResetPhone?.(context.email),
          passkey: signInWithPasskey,
          back,
        },
      },
      loginWithQuickSmsOtc: {
        on: {
          submit: submitCode('smscode'),
          resend: resendQuickCode,
          passkey: signInWithPasskey,
          notMe: forgetQuickLogin,
          back,
        },
      },
      loginWithTwoFactor: { on: { verified: complete, recover: (): Result => ({ step: 'recoverTwoFactor' }), back } },
      forceTwoFactor: { on: { verified: complete, back } },
      recoverTwoFactor: {
        on: {
          submit: recover,
          cancel: ({ context }: Args): Result => (context.mfa ? { step: 'loginWithTwoFactor' } : back()),
        },
      },
      promptPasskeys: {
        on: {
          add: addPasskey,
          later: (): Result => ({ step: 'success' }),
          never: neverAskAgain,
        },
      },
      breachedPassword: { on: { reset: resetPassword, back } },
      breachedPasswordSuccess: { on: { resend: resetPassword, back } },
      success: {
        on: { go: ({ deps }: Args) => deps.navigate() },
        after: { ms: AFTER_AUTH_DELAY, run: ({ deps }) => deps.navigate() },
      },
    },
  });

/** Signs a user in, from the email address to the page behind the login. */
export const loginFlow = loginThatBegins(readOffers);

/**
 * The login of a signed-in user who confirms that it is them: it begins with how they sign in, by the `email` of its context.
 * For `confirmationDeps`.
 */
export const confirmationFlow = loginThatBegins((args) => identify(args, { email: args.context.email }));

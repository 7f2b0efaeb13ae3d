import { canonicalEmail } from '../../core/email-address';
import { defineFlow } from '../../core/flow';
import { lateHandlers } from '../../core/late-code';
import type { Args, LoginContext, LoginDeps, Result } from './context';
import { forgetQuickLogin, readOffers } from './first-steps';
import { loadLater } from './load-later';
import type { LoginStep } from './rules';
import { back, goToSso } from './sso-steps';

/** Duration of the screen that announces a redirect, in milliseconds. */
export const SSO_REDIRECT_DELAY = 2000;
/** Duration of the failure screen of single sign-on, in milliseconds. */
export const SSO_FAILURE_DELAY = 1000;
/** Delay before the page changes after a sign-in, in milliseconds. */
export const AFTER_AUTH_DELAY = 200;

type Later = Awaited<ReturnType<typeof loadLater>>;

const later = lateHandlers<Later, Args>(loadLater);
const passkey = later((steps) => steps.signInWithPasskey);
const verified = later((steps) => steps.complete);
const resetPassword = later((steps) => steps.resetPassword);
const submitCode = (type: 'code' | 'smscode') => later((steps) => steps.submitCode(type));
const resend = (type: 'magiclink' | 'code' | 'smscode') => later((steps) => steps.resend(type));

/** The page after the sign-in, unless the failure has led back here from it: that would go round in circles. */
const continueAfterFailure = ({ context, deps }: Args) => {
  if (!context.ssoFailure) deps.navigate();
};

/** Signs a user in, from the email address to the page behind the login. */
export const loginFlow = defineFlow<LoginStep, LoginContext, LoginDeps>()({
  name: 'login',
  initial: 'preLogin',
  context: { email: '' },
  keeps: ['email'],
  steps: {
    preLogin: {
      on: {
        submit: later((steps) => steps.identify),
        passkey,
        picked: later((steps) => steps.usePickedKey),
        quick: later((steps) => steps.sendQuickCode),
        ssoFailed: (): Result => ({ step: 'loginWithSSOFailed' }),
        toSignUp: ({ context, deps }: Args, typed?: { email: string }) =>
          deps.toSignUp?.(canonicalEmail(typed?.email ?? '') || context.email),
      },
      after: { ms: 0, run: readOffers },
    },
    redirectToSSO: { on: { go: goToSso, back }, after: { ms: SSO_REDIRECT_DELAY, run: goToSso } },
    loginWithSSOFailed: {
      on: { retry: later((steps) => steps.retrySso), back },
      after: { ms: SSO_FAILURE_DELAY, run: continueAfterFailure },
    },
    loginWithPassword: {
      on: {
        submit: later((steps) => steps.submitPassword),
        useCode: later((steps) => steps.useCode),
        passkey,
        forgotPassword: ({ context, deps }: Args) => deps.toForgotPassword?.(context.email),
        back,
      },
    },
    magicLinkPreLoginSuccess: {
      // The link was used in another tab of this browser.
      on: { resend: resend('magiclink'), arrived: (): Result => ({ step: 'success' }), passkey, back },
    },
    loginWithOtc: { on: { submit: submitCode('code'), resend: resend('code'), passkey, back } },
    loginWithSmsOtc: {
      on: {
        submit: submitCode('smscode'),
        resend: resend('smscode'),
        resetPhone: ({ context, deps }: Args) => deps.toResetPhone?.(context.email),
        passkey,
        back,
      },
    },
    loginWithQuickSmsOtc: {
      on: {
        submit: submitCode('smscode'),
        resend: later((steps) => steps.resendQuickCode),
        passkey,
        notMe: forgetQuickLogin,
        back,
      },
    },
    loginWithTwoFactor: { on: { verified, recover: (): Result => ({ step: 'recoverTwoFactor' }), back } },
    forceTwoFactor: { on: { verified, back } },
    recoverTwoFactor: {
      on: {
        submit: later((steps) => steps.recover),
        cancel: ({ context }: Args): Result => (context.mfa ? { step: 'loginWithTwoFactor' } : back()),
      },
    },
    promptPasskeys: {
      on: {
        add: later((steps) => steps.addPasskey),
        later: (): Result => ({ step: 'success' }),
        never: later((steps) => steps.neverAskAgain),
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

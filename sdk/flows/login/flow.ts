import { defineFlow, type HandlerArgs, type Transition } from '../../core/flow';
import type { LoginDeps } from './deps';
import type { LoginStep } from './rules';
import {
  addPasskey,
  back,
  complete,
  goToCompany,
  identify,
  type LoginContext,
  neverAskAgain,
  readOffers,
  recover,
  resend,
  resendQuickCode,
  resetPassword,
  sendQuickCode,
  signInWithPasskey,
  submitCode,
  submitPassword,
} from './steps';

export type { LoginContext } from './steps';

/** Time on the screen that says where a person is being sent, in milliseconds. */
export const SSO_REDIRECT_DELAY = 2000;
/** Time on the failure screen of a company sign-in, in milliseconds. */
export const SSO_FAILURE_DELAY = 1000;
/** Pause before the page changes after a sign-in, in milliseconds. */
export const AFTER_AUTH_DELAY = 200;

type Args = HandlerArgs<LoginContext, LoginDeps>;
type Answer = Transition<LoginStep, LoginContext>;

const passkey = signInWithPasskey;
const verified = complete;

/** Signing in, from the e-mail address to the page behind it. */
export const loginFlow = defineFlow<LoginStep, LoginContext, LoginDeps>()({
  name: 'login',
  initial: 'preLogin',
  context: { email: '' },
  steps: {
    preLogin: {
      on: {
        submit: identify,
        passkey,
        quick: sendQuickCode,
        ssoFailed: (): Answer => ({ step: 'loginWithSSOFailed' }),
      },
      after: { ms: 0, run: readOffers },
    },
    redirectToSSO: { on: { go: goToCompany, back }, after: { ms: SSO_REDIRECT_DELAY, run: goToCompany } },
    loginWithSSOFailed: { on: { back }, after: { ms: SSO_FAILURE_DELAY, run: ({ deps }) => deps.navigate() } },
    loginWithPassword: {
      on: {
        submit: submitPassword,
        passkey,
        forgotPassword: ({ context, deps }: Args) => deps.toForgotPassword?.(context.email),
        back,
      },
    },
    magicLinkPreLoginSuccess: { on: { resend: resend('magiclink'), passkey, back } },
    loginWithOtc: { on: { submit: submitCode('code'), resend: resend('code'), passkey, back } },
    loginWithSmsOtc: { on: { submit: submitCode('smscode'), resend: resend('smscode'), passkey, back } },
    loginWithQuickSmsOtc: { on: { submit: submitCode('smscode'), resend: resendQuickCode, passkey, back } },
    loginWithTwoFactor: { on: { verified, recover: (): Answer => ({ step: 'recoverTwoFactor' }), back } },
    forceTwoFactor: { on: { verified, back } },
    recoverTwoFactor: {
      on: {
        submit: recover,
        cancel: ({ context }: Args): Answer => (context.mfa ? { step: 'loginWithTwoFactor' } : back()),
      },
    },
    promptPasskeys: {
      on: { add: addPasskey, later: (): Answer => ({ step: 'success' }), never: neverAskAgain },
    },
    breachedPassword: { on: { reset: resetPassword, back } },
    breachedPasswordSuccess: { on: { back } },
    success: { after: { ms: AFTER_AUTH_DELAY, run: ({ deps }) => deps.navigate() } },
  },
});

/** Every flow without React, each as a function that does what the user would do on its screens. */

import type { Identity } from '@gatehouse/sdk';
import { createFlow } from '@gatehouse/sdk/flows';
import { acceptInvitationDeps, acceptInvitationFlow } from '@gatehouse/sdk/flows/accept-invitation';
import { activateDeps, activateFlow } from '@gatehouse/sdk/flows/activate';
import {
  magicLinkCallbackDeps,
  magicLinkCallbackFlow,
  oidcCallbackDeps,
  oidcCallbackFlow,
  samlCallbackDeps,
  samlCallbackFlow,
  socialCallbackDeps,
  socialCallbackFlow,
} from '@gatehouse/sdk/flows/callbacks';
import { checkoutDeps, checkoutFlow } from '@gatehouse/sdk/flows/checkout';
import { forgotPasswordDeps, forgotPasswordFlow } from '@gatehouse/sdk/flows/forgot-password';
import { impersonateDeps, impersonateFlow } from '@gatehouse/sdk/flows/impersonate';
import { logOutDeps, logOutFlow } from '@gatehouse/sdk/flows/log-out';
import { loginDeps, loginFlow } from '@gatehouse/sdk/flows/login';
import { type MfaDeps, type MfaStart, mfaDeps, mfaFlow } from '@gatehouse/sdk/flows/mfa';
import { openAppDeps, openAppFlow } from '@gatehouse/sdk/flows/open-app';
import { resetPasswordDeps, resetPasswordFlow } from '@gatehouse/sdk/flows/reset-password';
import { resetPhoneNumberDeps, resetPhoneNumberFlow } from '@gatehouse/sdk/flows/reset-phone-number';
import { type SignUpInput, signUpDeps, signUpFlow } from '@gatehouse/sdk/flows/sign-up';
import { stepUpDeps, stepUpFlow } from '@gatehouse/sdk/flows/step-up';
import { unlockDeps, unlockFlow } from '@gatehouse/sdk/flows/unlock';
import { runFlow } from './run-flow';

/** Reads a code that the user has: from an app, a mail or a text message. */
type ReadCode = () => string | Promise<string>;

/** The second factor, which other flows embed: they say where it starts, and get the response that signs in. */
const proveWithApp = async (
  identity: Identity,
  start: MfaStart | undefined,
  finish: MfaDeps['finish'],
  code: ReadCode,
): Promise<void> => {
  const flow = createFlow(mfaFlow, mfaDeps(identity, finish), start);
  await flow.send('submit', { code: await code() });
  const { error } = flow.get();
  if (error) throw error;
};

interface Credentials {
  email: string;
  password?: string;
  /** Code of the authenticator app, of a mail or of a text message. */
  code?: ReadCode;
}

/** Signs in with the password or a code, and with the second factor where there is one. */
export const signIn = (identity: Identity, { email, password = '', code = () => '' }: Credentials) =>
  runFlow(
    createFlow(loginFlow, loginDeps(identity)),
    {
      preLogin: (send) => send('submit', { email }),
      loginWithPassword: (send) => send('submit', { password }),
      loginWithOtc: async (send) => send('submit', { code: await code() }),
      loginWithSmsOtc: async (send) => send('submit', { code: await code() }),
      loginWithTwoFactor: (send, { mfa }) =>
        proveWithApp(identity, mfa, (response) => send('verified', response), code),
      promptPasskeys: (send) => send('later'),
    },
    'success',
  );

/** Has a sign-in link sent to an address; it opens the page of {@link openMagicLink}. */
export const requestMagicLink = (identity: Identity, email: string) =>
  runFlow(
    createFlow(loginFlow, loginDeps(identity)),
    { preLogin: (send) => send('submit', { email }) },
    'magicLinkPreLoginSuccess',
  );

/** Redirects to the account's own identity provider, which returns to a callback. */
export const leaveForSso = async (identity: Identity, email: string) => {
  const flow = createFlow(loginFlow, loginDeps(identity));
  const context = await runFlow(flow, { preLogin: (send) => send('submit', { email }) }, 'redirectToSSO');
  await flow.send('go');
  return context;
};

/** On the page of the mailed sign-in link. */
export const openMagicLink = (identity: Identity) =>
  runFlow(
    createFlow(magicLinkCallbackFlow, magicLinkCallbackDeps(identity)),
    { pending: (send) => send('confirm') },
    'success',
  );

/** On the page that a social login provider returns to. */
export const finishSocialLogin = (identity: Identity) =>
  runFlow(createFlow(socialCallbackFlow, socialCallbackDeps(identity)), {}, 'success');

/** On the page that an OpenID Connect provider returns to. */
export const finishOidc = (identity: Identity) =>
  runFlow(createFlow(oidcCallbackFlow, oidcCallbackDeps(identity)), {}, 'success');

/** On the page that a SAML identity provider returns to; an IdP-initiated sign-in requires a confirmation. */
export const finishSaml = (identity: Identity) =>
  runFlow(createFlow(samlCallbackFlow, samlCallbackDeps(identity)), { pending: (send) => send('confirm') }, 'success');

/** Asks for a recent second factor. */
export const stepUp = (identity: Identity, code: ReadCode) =>
  runFlow(
    createFlow(stepUpFlow, stepUpDeps(identity)),
    {
      secondFactor: (send, { mfa }) => proveWithApp(identity, mfa, (response) => send('verified', response), code),
    },
    'success',
  );

export const forgotPassword = (identity: Identity, email: string) =>
  runFlow(
    createFlow(forgotPasswordFlow, forgotPasswordDeps(identity)),
    { forgotPassword: (send) => send('submit', { email }) },
    'success',
  );

/** On the page of the mailed link. */
export const resetPassword = (identity: Identity, password: string) =>
  runFlow(
    createFlow(resetPasswordFlow, resetPasswordDeps(identity)),
    { resetPassword: (send) => send('submit', { password }) },
    'success',
  );

export const signUp = (identity: Identity, input: SignUpInput) =>
  runFlow(
    createFlow(signUpFlow, signUpDeps(identity)),
    { SignUp: (send, { allowed }) => allowed && send('submit', input) },
    'SignUpSuccess',
  );

/** On the page of the mailed link, which has a form or a button. */
export const activate = (identity: Identity, password?: string) =>
  runFlow(
    createFlow(activateFlow, activateDeps(identity)),
    {
      activating: (send) => send('confirm'),
      activatingForm: (send, { requiresPassword }) => send('submit', requiresPassword ? { password } : {}),
    },
    'success',
  );

/** On the page of the mailed link. */
export const acceptInvitation = (identity: Identity) =>
  runFlow(
    createFlow(acceptInvitationFlow, acceptInvitationDeps(identity)),
    { pending: (send) => send('confirm') },
    'success',
  );

/** On the page of the mailed link. */
export const unlock = (identity: Identity) =>
  runFlow(createFlow(unlockFlow, unlockDeps(identity)), { pending: (send) => send('confirm') }, 'success');

interface NewNumber {
  email: string;
  phoneNumber: string;
  mailCode: ReadCode;
  smsCode: ReadCode;
}

/** Replaces a lost phone number by way of the email address, and signs in with the new one. */
export const resetPhoneNumber = (identity: Identity, { email, phoneNumber, mailCode, smsCode }: NewNumber) =>
  runFlow(
    createFlow(resetPhoneNumberFlow, resetPhoneNumberDeps(identity)),
    {
      ResetPhoneNumber: (send) => send('submit', { email }),
      VerifyResetPhoneNumber: async (send) => send('submit', { code: await mailCode() }),
      ChangePhoneNumber: (send) => send('submit', { phoneNumber }),
      loginWithSmsOtc: async (send) => send('submit', { code: await smsCode() }),
    },
    'success',
  );

/** On the page of a link from the vendor's back office. */
export const impersonate = (identity: Identity) =>
  runFlow(
    createFlow(impersonateFlow, impersonateDeps(identity)),
    { impersonating: (send) => send('confirm') },
    'success',
  );

export const logOut = (identity: Identity) =>
  runFlow(createFlow(logOutFlow, logOutDeps(identity)), { loggingOut: (send) => send('confirm') }, 'success');

/** Finds the address of the application, and opens it. */
export const openApp = async (identity: Identity) => {
  const flow = createFlow(openAppFlow, openAppDeps(identity));
  const found = await runFlow(flow, {}, 'ready');
  await flow.send('open');
  return found;
};

/** Changes to a plan. The card was stored before, or is confirmed by the card provider's own script. */
export const checkOut = (identity: Identity, planId: string, confirmCard: (secret: string) => Promise<string>) =>
  runFlow(
    createFlow(checkoutFlow, checkoutDeps(identity, { confirmCard }), { context: { planId } }),
    { ready: (send) => send('confirm') },
    'confirmed',
  );

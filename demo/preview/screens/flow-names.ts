import type { AccountRoute } from '@gatehouse/sdk';
import type { AnyFlow, ContextOf, StepOf } from '@gatehouse/sdk/flows';
import type { acceptInvitationFlow } from '@gatehouse/sdk/flows/accept-invitation';
import type { activateFlow } from '@gatehouse/sdk/flows/activate';
import type {
  magicLinkCallbackFlow,
  oidcCallbackFlow,
  samlCallbackFlow,
  socialCallbackFlow,
} from '@gatehouse/sdk/flows/callbacks';
import type { chooseAccountFlow } from '@gatehouse/sdk/flows/choose-account';
import type { forgotPasswordFlow } from '@gatehouse/sdk/flows/forgot-password';
import type { impersonateFlow } from '@gatehouse/sdk/flows/impersonate';
import type { logOutFlow } from '@gatehouse/sdk/flows/log-out';
import type { loginFlow } from '@gatehouse/sdk/flows/login';
import type { mfaFlow } from '@gatehouse/sdk/flows/mfa';
import type { openAppFlow } from '@gatehouse/sdk/flows/open-app';
import type { registerQuickLoginFlow } from '@gatehouse/sdk/flows/register-quick-login';
import type { resetPasswordFlow } from '@gatehouse/sdk/flows/reset-password';
import type { resetPhoneNumberFlow } from '@gatehouse/sdk/flows/reset-phone-number';
import type { signUpFlow } from '@gatehouse/sdk/flows/sign-up';
import type { stepUpFlow } from '@gatehouse/sdk/flows/step-up';
import type { unlockFlow } from '@gatehouse/sdk/flows/unlock';

/** Every flow with its own box. The checkout is a dialog of the portal. */
export interface Flows {
  login: typeof loginFlow;
  mfa: typeof mfaFlow;
  registerQuickLogin: typeof registerQuickLoginFlow;
  chooseAccount: typeof chooseAccountFlow;
  socialCallback: typeof socialCallbackFlow;
  oidcCallback: typeof oidcCallbackFlow;
  samlCallback: typeof samlCallbackFlow;
  magicLinkCallback: typeof magicLinkCallbackFlow;
  signUp: typeof signUpFlow;
  activate: typeof activateFlow;
  acceptInvitation: typeof acceptInvitationFlow;
  forgotPassword: typeof forgotPasswordFlow;
  resetPassword: typeof resetPasswordFlow;
  resetPhoneNumber: typeof resetPhoneNumberFlow;
  unlock: typeof unlockFlow;
  stepUp: typeof stepUpFlow;
  impersonate: typeof impersonateFlow;
  openApp: typeof openAppFlow;
  logOut: typeof logOutFlow;
}

export type FlowId = keyof Flows;
export type FlowStep<Id extends FlowId> = Flows[Id] extends AnyFlow ? StepOf<Flows[Id]> : never;
export type FlowContext<Id extends FlowId> = Flows[Id] extends AnyFlow ? Partial<ContextOf<Flows[Id]>> : never;

/** The same step at another URL. */
export interface Variant {
  variant: string;
  name: string;
  route?: AccountRoute;
}

/** List entry of a flow. A step without a name does not compile. */
interface NamedFlow<Step extends string> {
  label: string;
  route: AccountRoute;
  /** In the usual order of a user. */
  steps: Readonly<Record<Step, string | readonly [string, ...Variant[]]>>;
}

const callback = (label: string, route: AccountRoute, pending: string) => ({
  label,
  route,
  steps: {
    pending,
    secondFactor: 'Two-step verification',
    recoverTwoFactor: 'Use recovery code',
    recovered: 'Two-step verification turned off',
    success: 'Signed in',
    failed: 'Sign-in failed',
  },
});

/** Every flow, in the usual order of a user. */
export const flowNames: { readonly [Id in FlowId]: NamedFlow<FlowStep<Id>> } = {
  login: {
    label: 'Sign in',
    route: 'loginUrl',
    steps: {
      preLogin: 'Enter email',
      loginWithPassword: 'Enter password',
      magicLinkPreLoginSuccess: 'Sign-in link sent',
      loginWithOtc: 'Enter emailed code',
      loginWithSmsOtc: 'Enter texted code',
      loginWithQuickSmsOtc: 'Quick sign-in by text message',
      redirectToSSO: 'Continue with SSO',
      loginWithSSOFailed: 'SSO sign-in failed',
      loginWithTwoFactor: 'Confirm second factor',
      recoverTwoFactor: 'Use recovery code',
      forceTwoFactor: 'Set up second factor',
      promptPasskeys: 'Add a passkey',
      breachedPassword: 'Password found in a leak',
      breachedPasswordSuccess: 'Password reset link sent',
      success: 'Signed in',
    },
  },
  mfa: {
    label: 'Two-step verification',
    route: 'loginUrl',
    steps: {
      verify: ['Choose a method', { variant: 'enroll', name: 'Choose a method to set up' }],
      authenticatorApp: ['Enter code from app', { variant: 'enroll', name: 'Set up authenticator app' }],
      smsVerifyCode: 'Enter texted code',
      smsSetPhoneNumber: 'Set up phone number',
      emailVerifyCode: 'Enter emailed code',
      recoveryCode: 'Save recovery code',
      noMFAEnrolledStepUp: 'No second factor yet',
    },
  },
  registerQuickLogin: {
    label: 'Quick sign-in',
    route: 'loginUrl',
    steps: { registerQuickLogin: 'Offer text messages', success: 'Device registered' },
  },
  chooseAccount: {
    label: 'Account choice',
    route: 'loginUrl',
    steps: { choosing: 'Choose an account', success: 'Opening the account' },
  },
  socialCallback: callback('Social sign-in', 'socialLoginCallbackUrl', 'Finishing social sign-in'),
  oidcCallback: callback('OpenID Connect sign-in', 'oidcRedirectUrl', 'Finishing SSO'),
  samlCallback: callback('SAML sign-in', 'samlCallbackUrl', 'Confirm SSO'),
  magicLinkCallback: callback('Sign-in link', 'magicLinkCallbackUrl', 'Confirm sign-in'),
  signUp: {
    label: 'Sign up',
    route: 'signUpUrl',
    steps: { SignUp: 'Create account', SignUpSuccess: 'Check your email' },
  },
  activate: {
    label: 'Activation',
    route: 'activateUrl',
    steps: {
      activating: 'Confirm activation',
      activatingForm: [
        'Choose a password',
        { variant: 'invited', name: 'Join an account' },
        { variant: 'code', name: 'Enter code and password', route: 'activateWithOTCUrl' },
      ],
      resend: 'Link no longer works',
      success: 'Account active',
    },
  },
  acceptInvitation: {
    label: 'Invitation',
    route: 'acceptInvitationUrl',
    steps: {
      pending: ['Accept invitation', { variant: 'other', name: 'Signed in as another user' }],
      validate: [
        'Enter invitation code',
        { variant: 'code', name: 'Enter code (by address)', route: 'acceptInvitationWithOTCUrl' },
      ],
      success: 'Invitation accepted',
      failed: 'Invitation not accepted',
      invalid: 'Invitation no longer works',
    },
  },
  forgotPassword: {
    label: 'Forgotten password',
    route: 'forgetPasswordUrl',
    steps: { forgotPassword: 'Request reset link', success: 'Reset link sent' },
  },
  resetPassword: {
    label: 'Password reset',
    route: 'resetPasswordUrl',
    steps: { resetPassword: 'Choose a new password', success: 'Password changed', invalid: 'Link no longer works' },
  },
  resetPhoneNumber: {
    label: 'Lost phone number',
    route: 'resetPhoneNumberUrl',
    steps: {
      ResetPhoneNumber: 'Enter email',
      VerifyResetPhoneNumber: 'Enter emailed code',
      ChangePhoneNumber: 'Enter new number',
      loginWithSmsOtc: 'Enter texted code',
      success: 'Number changed',
    },
  },
  unlock: {
    label: 'Locked account',
    route: 'unlockAccountUrl',
    steps: { pending: 'Unlock account', success: 'Account unlocked', failed: 'Link no longer works' },
  },
  stepUp: {
    label: 'Step-up',
    route: 'stepUpUrl',
    steps: { generating: 'Checking', secondFactor: 'Confirm it is you', success: 'Confirmed' },
  },
  impersonate: {
    label: 'Impersonation',
    route: 'impersonationUrl',
    steps: { impersonating: 'Confirm impersonation', success: 'Acting as a user' },
  },
  openApp: {
    label: 'Open application',
    route: 'openAppUrl',
    steps: { opening: 'Opening', ready: 'Open application', failed: 'Application not found' },
  },
  logOut: {
    label: 'Sign out',
    route: 'logoutUrl',
    steps: { loggingOut: 'Confirm sign-out', success: 'Signed out' },
  },
};

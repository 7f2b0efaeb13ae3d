import type { mfaFlow } from '@gatehouse/sdk/flows/mfa';
import type { Screens } from '../flow-box';
import { lazyScreen } from '../lazy-screen';
import { AuthenticatorApp } from './authenticator-app';
import { Verify } from './verify';

/** The second factor is one chunk; its rare steps load when they are needed. */
export const mfaScreens: Screens<typeof mfaFlow> = {
  verify: Verify,
  authenticatorApp: AuthenticatorApp,
  recoveryCode: lazyScreen(() => import('./recovery-code')),
  smsSetPhoneNumber: lazyScreen(() => import('./sms-set-phone-number')),
  smsVerifyCode: lazyScreen(() => import('./sms-verify-code')),
  emailVerifyCode: lazyScreen(() => import('./email-verify-code')),
  noMFAEnrolledStepUp: lazyScreen(() => import('./no-mfa-enrolled-step-up')),
};

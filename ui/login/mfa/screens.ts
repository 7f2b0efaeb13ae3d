import { mfaFlow } from '@gatehouse/sdk/flows/mfa';
import type { FlowView } from '../flow-box';
import { lazyScreen, lazyScreenOf } from '../lazy-screen';
import { AuthenticatorApp } from './authenticator-app';
import { Verify } from './verify';

const later = () => import('./later-screens');

/** The MFA flow is one chunk; rare screens load on demand. */
export const mfaView: FlowView<typeof mfaFlow> = {
  flow: mfaFlow,
  texts: ['mfa', 'phoneNumber'],
  screens: {
    verify: Verify,
    authenticatorApp: AuthenticatorApp,
    recoveryCode: lazyScreenOf(later, ({ RecoveryCode }) => RecoveryCode),
    smsSetPhoneNumber: lazyScreen(() => import('./sms-set-phone-number')),
    smsVerifyCode: lazyScreenOf(later, ({ SmsVerifyCode }) => SmsVerifyCode),
    emailVerifyCode: lazyScreenOf(later, ({ EmailVerifyCode }) => EmailVerifyCode),
    noMFAEnrolledStepUp: lazyScreenOf(later, ({ NoMfaEnrolledStepUp }) => NoMfaEnrolledStepUp),
  },
};

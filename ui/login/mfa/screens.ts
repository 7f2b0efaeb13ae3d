import { mfaFlow } from '@gatehouse/sdk/flows/mfa';
import type { FlowView } from '../flow-box';
import { lazyScreen } from '../lazy-screen';
import { AuthenticatorApp } from './authenticator-app';
import { Verify } from './verify';

/** The second factor comes as one chunk; what only few people see is loaded when it is needed. */
export const mfaView: FlowView<typeof mfaFlow> = {
  flow: mfaFlow,
  texts: ['mfa', 'phoneNumber'],
  screens: {
    verify: Verify,
    authenticatorApp: AuthenticatorApp,
    recoveryCode: lazyScreen(() => import('./recovery-code')),
    smsSetPhoneNumber: lazyScreen(() => import('./sms-set-phone-number')),
    smsVerifyCode: lazyScreen(() => import('./sms-verify-code')),
    emailVerifyCode: lazyScreen(() => import('./email-verify-code')),
    noMFAEnrolledStepUp: lazyScreen(() => import('./no-mfa-enrolled-step-up')),
  },
};

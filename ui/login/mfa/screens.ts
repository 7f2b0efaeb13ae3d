import { mfaFlow } from '@gatehouse/sdk/flows/mfa';
import type { FlowView } from '../frame/flow-box';
import { AuthenticatorApp } from './authenticator-app';
import { EmailVerifyCode } from './email-verify-code';
import { NoMfaEnrolledStepUp } from './no-mfa-enrolled-step-up';
import { RecoveryCode } from './recovery-code';
import { SmsSetPhoneNumber } from './sms-set-phone-number';
import { SmsVerifyCode } from './sms-verify-code';
import { Verify } from './verify';

export const mfaView: FlowView<typeof mfaFlow> = {
  flow: mfaFlow,
  screens: {
    verify: Verify,
    authenticatorApp: AuthenticatorApp,
    recoveryCode: RecoveryCode,
    smsSetPhoneNumber: SmsSetPhoneNumber,
    smsVerifyCode: SmsVerifyCode,
    emailVerifyCode: EmailVerifyCode,
    noMFAEnrolledStepUp: NoMfaEnrolledStepUp,
  },
};

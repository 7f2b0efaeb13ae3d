/** Screens that follow the method selection. */

export { default as EmailVerifyCode } from './email-verify-code';
export { default as NoMfaEnrolledStepUp } from './no-mfa-enrolled-step-up';
export { default as RecoveryCode } from './recovery-code';
export { default as SmsVerifyCode } from './sms-verify-code';

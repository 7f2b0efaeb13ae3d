import { type AccessOf, byMfaToken, user } from './rule';

export const mfa: AccessOf<'mfa'> = {
  recoverMfa: { as: 'none', audit: 'Recovery code used: {email}', severity: 'High' },
  verify: byMfaToken,
  verifyAuthenticator: byMfaToken,
  enrollAuthenticator: byMfaToken,
  verifyEnrollAuthenticator: byMfaToken,
  sendEmailCode: byMfaToken,
  verifyEmailCode: byMfaToken,
  enrollSms: byMfaToken,
  verifyEnrollSms: byMfaToken,
  sendSmsCode: byMfaToken,
  verifySms: byMfaToken,
  enrollWebAuthn: byMfaToken,
  verifyEnrollWebAuthn: byMfaToken,
  startWebAuthn: byMfaToken,
  verifyWebAuthn: byMfaToken,
  checkRememberDevice: byMfaToken,
  generateStepUp: user,
};

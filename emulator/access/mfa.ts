import { type AccessOf, ticket, user } from './rule';

export const mfa: AccessOf<'mfa'> = {
  recoverMfa: { as: 'none', audit: 'Recovery code used: {email}', severity: 'High' },
  verify: ticket,
  verifyAuthenticator: ticket,
  enrollAuthenticator: ticket,
  verifyEnrollAuthenticator: ticket,
  sendEmailCode: ticket,
  verifyEmailCode: ticket,
  enrollSms: ticket,
  verifyEnrollSms: ticket,
  sendSmsCode: ticket,
  verifySms: ticket,
  enrollWebAuthn: ticket,
  verifyEnrollWebAuthn: ticket,
  startWebAuthn: ticket,
  verifyWebAuthn: ticket,
  checkRememberDevice: ticket,
  generateStepUp: user,
};

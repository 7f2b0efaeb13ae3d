import { type AccessOf, ticket, user } from './rule';

export const mfa: AccessOf<'mfa'> = {
  recoverMfa: { as: 'none', audit: 'Recovery code used: {email}', severity: 'High' },
  verify: ticket,
  verifyAuthenticator: ticket,
  enrollAuthenticator: ticket,
  verifyEnrollAuthenticator: ticket,
  sendSmsCode: ticket,
  verifySms: ticket,
  startWebAuthn: ticket,
  verifyWebAuthn: ticket,
  checkRememberDevice: ticket,
  generateStepUp: user,
};

import { type AccessOf, ticket } from './rule';

export const mfa: AccessOf<'mfa'> = {
  recoverMfa: { as: 'none', audit: 'Recovery code used: {email}', severity: 'High' },
  verify: ticket,
  verifyAuthenticator: ticket,
  enrollAuthenticator: ticket,
  verifyEnrollAuthenticator: ticket,
  checkRememberDevice: ticket,
};

import { type AccessOf, user } from './rule';

/** Maximum age of a sign-in for adding and removing factors, in seconds. */
export const RECENT = 300;

/** Starts adding or removing a factor. */
const start = { as: 'user', stepUp: RECENT } as const;
// Requires a secret or token that only a recent sign-in can obtain.
const added = (audit: string) =>
  ({ as: 'user', audit, severity: 'Medium', event: 'frontegg.user.enrolledMFA' }) as const;
const removed = (audit: string) =>
  ({ as: 'user', stepUp: RECENT, audit, severity: 'High', event: 'frontegg.user.disabledMFA' }) as const;

export const mfaDevices: AccessOf<'mfaDevices'> = {
  getDevices: user,
  getStrategies: user,
  enroll: start,
  verifyEnroll: added('Authenticator added'),
  disable: removed('Authenticator removed'),
  enrollAuthenticator: start,
  verifyEnrollAuthenticator: added('Authenticator added'),
  disableAuthenticator: removed('Authenticator removed'),
  enrollSms: start,
  verifyEnrollSms: added('Phone added as a second step'),
  startDisableSms: start,
  disableSms: removed('Phone removed as a second step'),
  enrollWebAuthn: start,
  verifyEnrollWebAuthn: added('Security key added'),
  startDisableWebAuthn: start,
  disableWebAuthn: removed('Security key removed'),
};

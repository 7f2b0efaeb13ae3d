import { type AccessOf, user } from './rule';

/** Seconds since the sign-in within which factors may be added and removed. */
const RECENT = 300;

export const mfaDevices: AccessOf<'mfaDevices'> = {
  getDevices: user,
  getStrategies: user,
  enrollAuthenticator: { as: 'user', stepUp: RECENT },
  // Needs the secret of an enrolment, which only a recent sign-in can start.
  verifyEnrollAuthenticator: { as: 'user', audit: 'Authenticator added', severity: 'Medium' },
  disableAuthenticator: { as: 'user', stepUp: RECENT, audit: 'Authenticator removed', severity: 'High' },
};

import { type AccessOf, anybody, user } from './rule';

/** Seconds since the sign-in within which passkeys may be added and removed. */
const RECENT = 300;

export const passkeys: AccessOf<'passkeys'> = {
  preLogin: anybody,
  postLogin: anybody,
  startDeviceRegistration: { as: 'user', stepUp: RECENT },
  // Needs a challenge that only a recent sign-in can get.
  verifyDeviceRegistration: { as: 'user', audit: 'Passkey added', severity: 'Medium' },
  listDevices: user,
  deleteDevice: { as: 'user', stepUp: RECENT, audit: 'Passkey removed', severity: 'High' },
};

import { type AccessOf, anybody, user } from './rule';

/** Maximum age of a sign-in for adding and removing passkeys, in seconds. */
const RECENT = 300;

export const passkeys: AccessOf<'passkeys'> = {
  preLogin: anybody,
  postLogin: anybody,
  startDeviceRegistration: { as: 'user', stepUp: RECENT },
  // Requires a challenge that only a recent sign-in can obtain.
  verifyDeviceRegistration: { as: 'user', audit: 'Passkey added', severity: 'Medium' },
  listDevices: user,
  deleteDevice: { as: 'user', stepUp: RECENT, audit: 'Passkey removed', severity: 'High' },
};

import { type AccessOf, anybody, user } from './rule';

/** Maximum age of a sign-in for adding, changing and removing numbers, in seconds. */
const RECENT = 300;

const start = { as: 'user', stepUp: RECENT } as const;

export const phoneNumbers: AccessOf<'phoneNumbers'> = {
  list: user,
  create: { ...start, audit: 'Phone number added: {phoneNumber}' },
  preVerify: user,
  verify: { as: 'user', audit: 'Phone number confirmed: {phoneNumber}', severity: 'Medium' },
  delete: start,
  // Requires a code that only a recent sign-in can request.
  verifyDelete: { as: 'user', audit: 'Phone number removed: {phoneNumber}', severity: 'Medium' },
  changePhone: start,
  verifyPhoneChange: {
    as: 'user',
    audit: 'Own phone number changed: {phoneNumber}',
    severity: 'Medium',
    event: 'frontegg.user.updated',
  },
  requestPhoneReset: { as: 'none', limit: 'mail' },
  verifyPhoneReset: anybody,
  changePhoneAfterReset: { as: 'none', audit: 'Own phone number changed: {phoneNumber}', severity: 'High' },
};

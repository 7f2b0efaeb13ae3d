import { type AccessOf, anybody } from './rule';

const activated = {
  as: 'none',
  audit: 'User activated: {email}',
  severity: 'Medium',
  event: 'frontegg.user.activated',
} as const;
const accepted = {
  as: 'none',
  audit: 'Invitation accepted: {email}',
  severity: 'Medium',
  event: 'frontegg.user.invitedToTenant',
} as const;

export const registration: AccessOf<'registration'> = {
  // Audit row and event are written for a new user only: a known address must leave no trace in the accounts of its
  // user.
  signUp: { as: 'none', captcha: true, limit: 'mail' },
  activate: activated,
  activateWithCode: activated,
  getActivationStrategy: anybody,
  resendActivation: { as: 'none', limit: 'mail' },
  acceptInvitation: accepted,
  acceptInvitationWithCode: accepted,
  unlockMe: { as: 'none', audit: 'User unlocked: {email}', severity: 'Medium' },
};

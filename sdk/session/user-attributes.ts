import type { SessionState } from './state';

/** Returns the attributes of a user for targeting rules: the claims of the token, overridden by the profile. */
export const userAttributes = ({ claims, user }: Extract<SessionState, { status: 'authenticated' }>) => ({
  ...claims,
  ...user,
});

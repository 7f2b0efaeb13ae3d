import type { SessionState } from './state';

/** What targeting rules know of a user: the claims of the token, and the profile over them. */
export const personOf = ({ claims, user }: Extract<SessionState, { status: 'authenticated' }>) => ({
  ...claims,
  ...user,
});

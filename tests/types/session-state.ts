/** Compiled, never run: states of the session that cannot be. */
import type { SessionState, SessionUser } from '@gatehouse/sdk';

declare const user: SessionUser;
const signedIn = { degraded: false, user, claims: {}, profile: 'loaded' } as const;

export const switching: SessionState = { status: 'authenticated', ...signedIn, switchingTo: 'south' };

// @ts-expect-error nobody is in an account, so none can be left
export const nobody: SessionState = { status: 'unauthenticated', degraded: false, switchingTo: 'south' };

// @ts-expect-error it is not known yet who would switch
export const unknown: SessionState = { status: 'loading', degraded: false, switchingTo: 'south' };

// @ts-expect-error a switch that does not say where to
export const nowhere: SessionState = { status: 'authenticated', ...signedIn, switchingTo: true };

export const accountOf = (state: SessionState): string | undefined => {
  // @ts-expect-error only who is signed in switches
  void state.switchingTo;
  return state.status === 'authenticated' ? state.switchingTo : undefined;
};

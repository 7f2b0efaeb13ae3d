/** Only compiled, never run: impossible states of the session. */
import type { SessionState, SessionUser } from '@gatehouse/sdk';

declare const user: SessionUser;
const signedIn = { degraded: false, user, claims: {}, profile: 'loaded' } as const;

export const switching: SessionState = { status: 'authenticated', ...signedIn, switchingTo: 'south' };

// @ts-expect-error no user is signed in, so there is no account to leave
export const nobody: SessionState = { status: 'unauthenticated', degraded: false, switchingTo: 'south' };

// @ts-expect-error the user who would switch is not known yet
export const unknown: SessionState = { status: 'loading', degraded: false, switchingTo: 'south' };

// @ts-expect-error a switch without a target
export const nowhere: SessionState = { status: 'authenticated', ...signedIn, switchingTo: true };

export const accountOf = (state: SessionState): string | undefined => {
  // @ts-expect-error only a signed-in user can switch
  void state.switchingTo;
  return state.status === 'authenticated' ? state.switchingTo : undefined;
};

'use client';
import { type Identity, type IdentityError, needsSignIn, type SessionState, toIdentityError } from '@gatehouse/sdk';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useIdentity } from './identity';
import { useSession } from './session';
import { SignInFailed, type SignInFailure, SignInPending } from './sign-in-state';
import { useStateOfPage } from './state-place';

export interface RequireSessionProps {
  /** Rendered until the session is known, and during the redirect to the login. Default: a skeleton. */
  loading?: ReactNode;
  /** Rendered instead of the message if neither the session nor the login is reachable; `startAgain` retries. */
  failed?: (failure: SignInFailure) => ReactNode;
  children: ReactNode;
}

/** Pending sign-ins, shared by several guards on a page and by effects that run twice. */
const signIns = new WeakMap<SessionState, Promise<void>>();

/** Starts the sign-in. After a sign-out the next user may be another one, so they start at the home page. */
const signIn = ({ session, routes }: Identity): Promise<void> => {
  const state = session.get();
  const hasLeft = state.status === 'unauthenticated' && state.reason === 'signed-out';
  const started = session.login(hasLeft ? { returnTo: routes.authenticatedUrl } : {});
  signIns.set(state, started);
  // After an error the next mounted guard retries.
  started.catch(() => signIns.delete(state));
  return started;
};

/**
 * Guards pages for signed-in users: without a session it starts the sign-in, which returns to this page with its query.
 * Children are not rendered before. It only hides: the server must authorize each call itself.
 *
 * @example
 * <RequireSession>
 *   <Dashboard />
 * </RequireSession>
 */
export function RequireSession({ loading, failed, children }: RequireSessionProps): ReactNode {
  const identity = useIdentity();
  const state = useSession();
  useStateOfPage();
  const [refusal, setRefusal] = useState<{ state: SessionState; error: IdentityError }>();
  const isSignedIn = state.status === 'authenticated';
  // After an error, retrying is left to the user.
  const isSignedOut = state.status === 'unauthenticated' && !state.error;
  const follow = useCallback(
    (started: Promise<void>) =>
      void started.catch((thrown: unknown) => setRefusal({ state, error: toIdentityError(thrown) })),
    [state],
  );

  useEffect(() => {
    if (!isSignedOut) return;
    follow(signIns.get(state) ?? signIn(identity));
    // The browser restored the page from the back/forward cache, where no effect runs again.
    return identity.environment.listen('pageshow', (event) => {
      if ('persisted' in event && event.persisted) follow(signIn(identity));
    });
  }, [isSignedOut, state, identity, follow]);

  if (isSignedIn) return children;
  const error = (refusal?.state === state ? refusal.error : undefined) ?? state.error;
  if (!error) return loading ?? <SignInPending />;
  const startAgain = () => {
    setRefusal(undefined);
    if (needsSignIn(state)) follow(signIn(identity));
    else void identity.session.load();
  };
  return failed ? failed({ error, startAgain }) : <SignInFailed error={error} startAgain={startAgain} />;
}

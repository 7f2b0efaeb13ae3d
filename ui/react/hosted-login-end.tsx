'use client';
import { type IdentityError, toIdentityError } from '@gatehouse/sdk';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIdentity } from './identity';
import { SignInFailed, type SignInFailure, SignInPending } from './sign-in-state';

export interface CallbackProps {
  /** Navigates to where the user wanted to go, e.g. with the host's router. Default: the page goes there. */
  onSignedIn?: (returnTo: URL) => void;
  /** Shown while the sign-in is finished. */
  loading?: ReactNode;
  /** Shown instead of the message when the sign-in failed; `startAgain` begins a new one. */
  failed?: (failure: SignInFailure) => ReactNode;
}

/** Finishes a hosted login on the route `hostedLoginRedirectUrl`. Mounting it twice is harmless. */
export function HostedLoginEnd({ onSignedIn, loading, failed }: CallbackProps): ReactNode {
  const identity = useIdentity();
  const [error, setError] = useState<IdentityError>();
  const leave = useRef(onSignedIn);
  useEffect(() => {
    leave.current = onSignedIn;
  });

  useEffect(() => {
    let isOn = true;
    identity.session.handleCallback().then(
      ({ returnTo }) => {
        if (!isOn) return;
        if (leave.current) leave.current(returnTo);
        else identity.environment.redirect(returnTo);
      },
      (thrown: unknown) => isOn && setError(toIdentityError(thrown)),
    );
    return () => {
      isOn = false;
    };
  }, [identity]);

  if (!error) return loading ?? <SignInPending />;
  const startAgain = () => {
    const home = identity.routes.authenticatedUrl;
    identity.session.login({ returnTo: home }).catch((thrown: unknown) => setError(toIdentityError(thrown)));
  };
  return failed ? failed({ error, startAgain }) : <SignInFailed {...{ error, startAgain }} />;
}

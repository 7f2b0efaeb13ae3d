'use client';
import { type IdentityError, toIdentityError } from '@gatehouse/sdk';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIdentity } from './identity';
import { SignInFailed, type SignInFailure, SignInPending } from './sign-in-state';
import { useStateOfPage } from './state-place';

export interface CallbackProps {
  /**
   * Navigates to the requested page with the host's router. Pass the options on: with `replace: true`, Back does not lead
   * to the callback. Default: a full page load.
   */
  onSignedIn?: (returnTo: URL, options: { replace: true }) => void;
  /** Rendered while the sign-in completes. */
  loading?: ReactNode;
  /** Rendered instead of the message if the sign-in failed; `startAgain` starts a new one. */
  failed?: (failure: SignInFailure) => ReactNode;
}

/** Completes a hosted login on the route `hostedLoginRedirectUrl`. Mounting it twice is safe. */
export function HostedLoginEnd({ onSignedIn, loading, failed }: CallbackProps): ReactNode {
  const identity = useIdentity();
  useStateOfPage();
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
        if (leave.current) leave.current(returnTo, { replace: true });
        // Back must not return to the callback.
        else identity.environment.redirect(returnTo, { replace: true });
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
  return failed ? failed({ error, startAgain }) : <SignInFailed error={error} startAgain={startAgain} />;
}

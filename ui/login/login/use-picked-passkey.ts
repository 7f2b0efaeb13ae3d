'use client';
import { type PickedKey, waitForPasskey } from '@gatehouse/sdk/flows/login';
import { useEffect, useRef } from 'react';
import { useIdentity } from '../../react/identity';

/** Lets the browser suggest passkeys in the email field; the request is aborted before any other credential request. */
export const usePickedPasskey = (isWaiting: boolean, onPicked: (picked: PickedKey) => void): void => {
  const identity = useIdentity();
  const latest = useRef(onPicked);
  useEffect(() => {
    latest.current = onPicked;
  });
  useEffect(() => {
    if (!isWaiting) return;
    const leaving = new AbortController();
    waitForPasskey(identity, leaving.signal).then(
      (picked) => {
        if (picked && !leaving.signal.aborted) latest.current(picked);
      },
      // Errors are ignored, since all other sign-in methods are still available.
      () => undefined,
    );
    return () => leaving.abort();
  }, [identity, isWaiting]);
};

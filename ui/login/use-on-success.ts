'use client';
import { useEffect, useMemo, useRef } from 'react';

/** What a flow needs from outside, with the host's `onSuccess` in place of the page after sign-in. */
export const useOnSuccess = <D extends { navigate(): void }>(deps: D, onSuccess: (() => void) | undefined): D => {
  const latest = useRef(onSuccess);
  useEffect(() => {
    latest.current = onSuccess;
  });
  return useMemo(() => ({ ...deps, navigate: () => (latest.current ?? deps.navigate)() }), [deps]);
};

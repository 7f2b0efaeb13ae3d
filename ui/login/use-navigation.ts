'use client';
import { useEffect, useMemo, useRef } from 'react';

/** What a flow needs from outside, with the host's own way on after a sign-in where there is one. */
export const useNavigation = <Deps extends { navigate(): void }>(deps: Deps, onSuccess?: () => void): Deps => {
  const latest = useRef(onSuccess);
  useEffect(() => {
    latest.current = onSuccess;
  });
  return useMemo(() => ({ ...deps, navigate: () => (latest.current ?? deps.navigate)() }), [deps]);
};

'use client';
import { useEffect, useMemo, useRef } from 'react';

/** Returns the dependencies of a flow with the host's navigation after sign-in, if set. */
export const useNavigation = <Deps extends { navigate(): void }>(deps: Deps, onSuccess?: () => void): Deps => {
  const latest = useRef(onSuccess);
  useEffect(() => {
    latest.current = onSuccess;
  });
  return useMemo(() => ({ ...deps, navigate: () => (latest.current ?? deps.navigate)() }), [deps]);
};

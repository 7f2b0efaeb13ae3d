'use client';
import type { Identity } from '@gatehouse/sdk';
import { useEffect, useMemo, useRef } from 'react';
import { useIdentity } from '../../react/identity';

/** Returns the dependencies of a flow. Pass a stable function. */
export const useFlowDeps = <Deps>(create: (identity: Identity) => Deps): Deps => {
  const identity = useIdentity();
  return useMemo(() => create(identity), [create, identity]);
};

/** Returns the dependencies of a flow with the host's navigation after sign-in, if set. */
export const useNavigation = <Deps extends { navigate(): void }>(deps: Deps, onSuccess?: () => void): Deps => {
  const latest = useRef(onSuccess);
  useEffect(() => {
    latest.current = onSuccess;
  });
  return useMemo(() => ({ ...deps, navigate: () => (latest.current ?? deps.navigate)() }), [deps]);
};

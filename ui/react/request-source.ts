'use client';
import type { RequestSource } from '@gatehouse/sdk';
import { useLayoutEffect } from 'react';
import { useIdentity } from './identity';

/** Sends the name of the screen with requests while it is mounted. */
export const useRequestSource = (source: RequestSource): void => {
  const { setRequestSource } = useIdentity();
  // In a layout effect, before the first requests of the screens inside, which start in passive effects.
  useLayoutEffect(() => {
    setRequestSource(source);
    return () => setRequestSource(null);
  }, [setRequestSource, source]);
};

'use client';
import type { Owner } from '@gatehouse/sdk';
import { useSyncExternalStore } from 'react';
import { useIdentity } from './identity';

/** Whom server state belongs to; `null` while nobody is signed in, `undefined` until the session is known. */
export const useOwner = (): Owner | null | undefined => {
  const { owner } = useIdentity();
  return useSyncExternalStore(owner.subscribe, owner.get, owner.get);
};

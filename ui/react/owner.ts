'use client';
import type { Owner } from '@gatehouse/sdk';
import { useSyncExternalStore } from 'react';
import { useIdentity } from './identity';

/** Returns the owner of the server state; `null` while signed out, `undefined` until the session is known. */
export const useOwner = (): Owner | null | undefined => {
  const { owner } = useIdentity();
  return useSyncExternalStore(owner.subscribe, owner.get, owner.get);
};

/** Returns a key of the user and the account, which changes when another user signs in and on each account switch. */
export const useOwnerKey = (): string | undefined => {
  const owner = useOwner();
  return owner ? `${owner.userId} ${owner.tenantId}` : undefined;
};

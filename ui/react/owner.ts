'use client';
import type { Owner } from '@gatehouse/sdk';
import { useSyncExternalStore } from 'react';
import { useIdentity } from './identity';

/** Owner of the server state; `null` while no user is signed in, `undefined` until the session is known. */
export const useOwner = (): Owner | null | undefined => {
  const { owner } = useIdentity();
  return useSyncExternalStore(owner.subscribe, owner.get, owner.get);
};

/** Key of what belongs to one user in one account; it is another one after each sign-in of another user and each switch. */
export const useOwnerKey = (): string | undefined => {
  const owner = useOwner();
  return owner ? `${owner.userId} ${owner.tenantId}` : undefined;
};

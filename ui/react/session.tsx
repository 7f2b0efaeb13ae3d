'use client';
import type { SessionState, SessionUser } from '@gatehouse/sdk';
import { useStore } from 'zustand';
import { useIdentity } from './identity';

/** Returns the state of the session, and rerenders on changes. */
export function useSession(): SessionState {
  return useStore(useIdentity().session.store);
}

/** Returns the signed-in user, or undefined while loading and when signed out. */
export function useUser(): SessionUser | undefined {
  const session = useSession();
  return session.status === 'authenticated' ? session.user : undefined;
}

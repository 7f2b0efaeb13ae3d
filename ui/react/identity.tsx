'use client';
import type { Identity, Owner } from '@gatehouse/sdk';
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';

const IdentityContext = createContext<Identity | null>(null);

export interface IdentityProviderProps {
  identity: Identity;
  /** Loads the session on mount. Set it to false if the host loads the session, or for the login box. Default true. */
  load?: boolean;
  children: ReactNode;
}

/** Provides an identity to its children. It does not dispose of the identity, which its creator does. */
export function IdentityProvider({ identity, load = true, children }: IdentityProviderProps) {
  useEffect(() => {
    const onCallback = identity.environment.page()?.pathname === identity.routes.hostedLoginRedirectUrl;
    const { status } = identity.session.get();
    // The application's server knows the user, and not yet the rest.
    const isIncomplete = status === 'loading' || (identity.isFromServer && status === 'authenticated');
    if (load && !onCallback && isIncomplete) void identity.session.load();
  }, [identity, load]);
  return <IdentityContext.Provider value={identity}>{children}</IdentityContext.Provider>;
}

/** Returns the identity of the nearest {@link IdentityProvider}. */
export function useIdentity(): Identity {
  const identity = useContext(IdentityContext);
  if (!identity) throw new Error('Wrap this part of the page in <IdentityProvider identity={…}>.');
  return identity;
}

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

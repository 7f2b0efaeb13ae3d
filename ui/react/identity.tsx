'use client';
import type { Identity } from '@gatehouse/sdk';
import { createContext, type ReactNode, useContext, useEffect } from 'react';

const IdentityContext = createContext<Identity | null>(null);

export interface IdentityProviderProps {
  identity: Identity;
  /** Loads the session on mount. Default true; set false when the host loads it, or for the login box. */
  load?: boolean;
  children: ReactNode;
}

/** Provides one identity to its children. It does not dispose it: its creator does. */
export function IdentityProvider({ identity, load = true, children }: IdentityProviderProps) {
  useEffect(() => {
    const onCallback = identity.environment.page()?.pathname === identity.routes.hostedLoginRedirectUrl;
    if (load && !onCallback && identity.session.get().status === 'loading') void identity.session.load();
  }, [identity, load]);
  return <IdentityContext.Provider value={identity}>{children}</IdentityContext.Provider>;
}

/** Returns the identity of the nearest {@link IdentityProvider}. */
export function useIdentity(): Identity {
  const identity = useContext(IdentityContext);
  if (!identity) throw new Error('Wrap this part of the page in <IdentityProvider identity={…}>.');
  return identity;
}

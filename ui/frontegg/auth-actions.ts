'use client';
import { silentLogout } from '@gatehouse/sdk/sign-in';
import { useMemo } from 'react';
import { useIdentity } from '../react/identity';
import { useLoginActions } from './login-state';
import { useTeamActions } from './team';
import { useTenantsActions } from './tenants';

/** Returns a function that starts the sign-in at the provider, with further parameters for it. */
export const useLoginWithRedirect = (): ((parameters?: Record<string, string>) => Promise<void>) => {
  const { session } = useIdentity();
  return useMemo(() => (parameters) => session.login(parameters && { extra: parameters }), [session]);
};

/** Returns the actions of the session, the accounts, the users and the sign-in. */
export const useAuthActions = () => {
  const identity = useIdentity();
  const tenants = useTenantsActions();
  const team = useTeamActions();
  const login = useLoginActions();
  return useMemo(
    () => ({
      ...tenants,
      ...team,
      ...login,
      /** Signs out here and at the provider. */
      logout: async (callback?: () => void): Promise<void> => {
        await identity.session.logout();
        callback?.();
      },
      /** Signs out without leaving the page. */
      silentLogout: (): Promise<void> => silentLogout(identity),
      /** Renews the tokens. */
      requestAuthorize: (): Promise<void> => identity.session.refresh(),
    }),
    [identity, tenants, team, login],
  );
};

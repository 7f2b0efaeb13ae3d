'use client';
import type { Routes, SessionUser } from '@gatehouse/sdk';
import { useContext, useEffect, useMemo } from 'react';
import { useIdentity } from '../react/identity';
import { useSession } from '../react/session';
import { AccessTokenContext } from './access-token';
import { type LoginState, useLoginState } from './login-state';
import { type GroupsState, type TeamState, useGroupsState, useTeamState } from './team';
import { type TenantsState, useTenantsState } from './tenants';

/** The signed-in user, with the bearer token for the provider's API. */
export interface FronteggUser extends SessionUser {
  /** Empty until it has loaded, with a session on the application's server that keeps tokens out of its pages. */
  accessToken: string;
  profilePictureUrl?: string | null;
}

/** State of the session, of the accounts, and of what was loaded by the actions. */
export interface AuthState {
  user: FronteggUser | null;
  isAuthenticated: boolean;
  isLoading: boolean;
  /** Why the session could not be loaded, or was not started. */
  error: unknown;
  hostedLoginBox: boolean;
  routes: Routes;
  loginState: LoginState;
  tenantsState: TenantsState;
  teamState: TeamState;
  groupsState: GroupsState;
}

type Core = Pick<AuthState, 'user' | 'isAuthenticated' | 'isLoading' | 'error'>;

const useCore = (): Core => {
  const session = useSession();
  const accessToken = useContext(AccessTokenContext);
  const { isFromServer } = useIdentity();
  return useMemo(() => {
    const isSignedIn = session.status === 'authenticated';
    // The application's server has told who it is: the first paint does not wait for the token.
    const isKnown = isSignedIn && (accessToken !== null || isFromServer);
    return {
      user: isKnown ? { ...session.user, accessToken: accessToken ?? '' } : null,
      isAuthenticated: isKnown,
      isLoading: session.status === 'loading' || (isSignedIn && !isKnown),
      error: 'error' in session ? session.error : undefined,
    };
  }, [session, accessToken, isFromServer]);
};

/** Returns the state of the session. */
export const useAuth = (): AuthState => {
  const core = useCore();
  const { loginMode, routes } = useIdentity();
  const loginState = useLoginState();
  const tenantsState = useTenantsState();
  const teamState = useTeamState();
  const groupsState = useGroupsState();
  return useMemo(
    () => ({
      ...core,
      hostedLoginBox: loginMode === 'hosted',
      routes,
      loginState,
      tenantsState,
      teamState,
      groupsState,
    }),
    [core, loginMode, routes, loginState, tenantsState, teamState, groupsState],
  );
};

/** As `useAuth`. */
export const useAuthState = (): AuthState => useAuth();

/** Returns the signed-in user, or null. */
export const useAuthUserOrNull = (): FronteggUser | null => useCore().user;

/** What parts get that render for a signed-in user only, while the page leaves for the sign-in. */
const nobody: FronteggUser = {
  id: '',
  email: '',
  name: '',
  tenantId: '',
  tenantIds: [],
  roles: [],
  permissions: [],
  accessToken: '',
};

/** Returns the signed-in user; while nobody is, the page leaves for the sign-in, and the user is empty. */
export const useAuthUser = (): FronteggUser => {
  const { session } = useIdentity();
  const { user, isLoading } = useCore();
  const mustSignIn = !user && !isLoading;
  useEffect(() => {
    if (mustSignIn) void session.login();
  }, [session, mustSignIn]);
  return user ?? nobody;
};

/** Returns whether a user is signed in. */
export const useIsAuthenticated = (): boolean => useCore().isAuthenticated;

/** Returns the paths of the account pages. */
export const useAuthRoutes = (): Routes => useIdentity().routes;

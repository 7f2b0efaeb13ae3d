'use client';
import { type EntitlementResult, isSteppedUp, type SessionUser } from '@gatehouse/sdk';
import { withStepUp } from '@gatehouse/sdk/sign-in';
import { useContext, useMemo } from 'react';
import { useIdentity } from '../react/identity';
import { useSession } from '../react/session';
import { AccessTokenContext } from './access-token';

/** The signed-in user, with the bearer token for the provider's API. */
export interface FronteggUser extends SessionUser {
  accessToken: string;
}

/** State of the session. */
export interface AuthState {
  user: FronteggUser | null;
  isAuthenticated: boolean;
  isLoading: boolean;
  /** Why the session could not be loaded, or was not started. */
  error: unknown;
}

/** Returns the state of the session. */
export function useAuth(): AuthState {
  const session = useSession();
  const accessToken = useContext(AccessTokenContext);
  return useMemo(() => {
    const isKnown = session.status === 'authenticated' && accessToken !== null;
    return {
      user: isKnown ? { ...session.user, accessToken } : null,
      isAuthenticated: isKnown,
      isLoading: session.status === 'loading' || (session.status === 'authenticated' && !isKnown),
      error: 'error' in session ? session.error : undefined,
    };
  }, [session, accessToken]);
}

/** As {@link useAuth}. */
export const useAuthState = (): AuthState => useAuth();

/** Returns the signed-in user, or null. */
export const useAuthUserOrNull = (): FronteggUser | null => useAuth().user;

/** Returns the signed-in user. @throws Error while nobody is signed in: use it in parts that only render then. */
export const useAuthUser = (): FronteggUser => {
  const { user } = useAuth();
  if (user) return user;
  throw new Error('useAuthUser is for parts that render for a signed-in user. Use useAuthUserOrNull elsewhere.');
};

export const useIsAuthenticated = (): boolean => useAuth().isAuthenticated;

/** Returns a function that starts the sign-in at the provider, with further parameters for it. */
export const useLoginWithRedirect = (): ((parameters?: Record<string, string>) => void) => {
  const { session } = useIdentity();
  return (parameters) => void session.login(parameters && { extra: parameters });
};

/** An account to switch to. */
export interface SwitchTenantPayload {
  tenantId: string;
  /** Keeps the page, which otherwise loads again in the new account. Default: false. */
  silentReload?: boolean;
  /** Called with whether it succeeded. */
  callback?: (succeeded: boolean) => void;
}

/** Returns the actions of the session. */
export const useAuthActions = () => {
  const identity = useIdentity();
  return useMemo(() => {
    const { session, environment } = identity;
    const switchTenant = async ({ tenantId, silentReload = false, callback }: SwitchTenantPayload): Promise<void> => {
      try {
        await session.switchTenant(tenantId);
      } catch (error) {
        callback?.(false);
        throw error;
      }
      callback?.(true);
      const page = environment.page();
      if (!silentReload && page) environment.redirect(page, { replace: true });
    };
    return {
      switchTenant,
      /** Signs out here and at the provider. */
      logout: async (callback?: () => void): Promise<void> => {
        await session.logout();
        callback?.();
      },
      /** Renews the tokens. */
      requestAuthorize: () => session.refresh(),
    };
  }, [identity]);
};

/** Returns the accounts of the user, and the current one. */
export const useTenantsState = () => {
  const session = useSession();
  const known = session.status === 'authenticated' ? session.tenants : undefined;
  return { tenants: known?.tenants ?? [], activeTenant: known?.activeTenant ?? null };
};

/** Returns the actions of the accounts. */
export const useTenantsActions = () => {
  const { switchTenant } = useAuthActions();
  return { switchTenant };
};

/** Returns a function that asks for a second factor, unless one is recent enough. `maxAge` is in seconds. */
export const useStepUp = (): ((options?: { maxAge?: number }) => Promise<void>) => {
  const identity = useIdentity();
  return (options) => withStepUp(identity, async () => undefined, options);
};

/** Returns whether a second factor was verified recently enough. `maxAge` is in seconds. */
export const useIsSteppedUp = (options?: { maxAge?: number }): boolean => {
  const session = useSession();
  return session.status === 'authenticated' && isSteppedUp(session.claims, options);
};

type Attributes = Record<string, unknown>;

/** Returns whether the account has a feature. Needs `entitlementsOptions.enabled`. */
export const useFeatureEntitlements = (key: string, attributes?: Attributes): EntitlementResult =>
  useEntitlements({ featureKey: key }, attributes);

/** Returns whether the user has a permission by the entitlements of the account. Needs `entitlementsOptions.enabled`. */
export const usePermissionEntitlements = (key: string, attributes?: Attributes): EntitlementResult =>
  useEntitlements({ permissionKey: key }, attributes);

/** Returns whether the user has a permission or the account a feature. Needs `entitlementsOptions.enabled`. */
export const useEntitlements = (
  request: { featureKey: string } | { permissionKey: string },
  attributes?: Attributes,
): EntitlementResult => {
  useSession();
  return useIdentity().can(request, attributes);
};

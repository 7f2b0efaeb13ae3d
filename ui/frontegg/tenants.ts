'use client';
import { toIdentityError } from '@gatehouse/sdk';
import type { MyTenants } from '@gatehouse/sdk/profile';
import { useMemo } from 'react';
import { useIdentity } from '../react/identity';
import { useSession } from '../react/session';

/** The accounts of the user. */
export interface TenantsState {
  tenants: MyTenants['tenants'];
  activeTenant: MyTenants['activeTenant'] | null;
  loading: boolean;
  switchingTenant: boolean;
}

/** An account to switch to. */
export interface SwitchTenantPayload {
  tenantId: string;
  /** Keeps the page, which otherwise loads again in the new account. Default: false. */
  silentReload?: boolean;
  /** Called with whether it succeeded. Return true to leave the page to the callback, such as one that navigates. */
  callback?: (isSwitched: boolean, error?: string) => unknown;
}

/** Returns the accounts of the user, and the current one. */
export const useTenantsState = (): TenantsState => {
  const session = useSession();
  return useMemo(() => {
    if (session.status !== 'authenticated') {
      return { tenants: [], activeTenant: null, loading: session.status === 'loading', switchingTenant: false };
    }
    const { tenants, switchingTo } = session;
    return {
      tenants: tenants?.tenants ?? [],
      activeTenant: tenants?.activeTenant ?? null,
      loading: !tenants,
      switchingTenant: switchingTo !== undefined,
    };
  }, [session]);
};

/** Returns the actions of the accounts. */
export const useTenantsActions = () => {
  const { session } = useIdentity();
  return useMemo(
    () => ({
      switchTenant: async ({ tenantId, silentReload = false, callback }: SwitchTenantPayload): Promise<void> => {
        const error = await session.switchTenant(tenantId).then(
          () => undefined,
          (thrown: unknown) => toIdentityError(thrown).message,
        );
        const isSwitched = error === undefined;
        const isTaken = callback?.(isSwitched, error);
        // A navigation to the same URL would not load it where it has a hash.
        if (isSwitched && !silentReload && !isTaken) location.reload();
      },
      /** The session loads them by itself; this reads them again. */
      loadTenants: (): Promise<void> => session.refresh(),
    }),
    [session],
  );
};

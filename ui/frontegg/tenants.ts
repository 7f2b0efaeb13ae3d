'use client';
import type { MyTenants } from '@gatehouse/sdk/profile';
import { useMemo } from 'react';
import { useIdentity } from '../react/identity';
import { useSession } from '../react/session';
import { type Callback, report } from './callback';

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
  /** Called with whether it succeeded. */
  callback?: Callback<boolean>;
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
  const { session, environment } = useIdentity();
  return useMemo(
    () => ({
      switchTenant: async ({ tenantId, silentReload = false, callback }: SwitchTenantPayload): Promise<void> => {
        const isSwitched = await report(
          session.switchTenant(tenantId).then(() => true),
          (done, error) => callback?.(done ?? false, error),
        );
        const page = environment.page();
        if (isSwitched && !silentReload && page) environment.redirect(page, { replace: true });
      },
      /** The session loads them by itself; this reads them again. */
      loadTenants: (): Promise<void> => session.refresh(),
    }),
    [session, environment],
  );
};

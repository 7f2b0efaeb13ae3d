'use client';
import { useSession } from '../../react/session';

/** Returns the name of the account that the user works in; empty until it is known. */
export const useActiveTenantName = (): string => {
  const session = useSession();
  return (session.status === 'authenticated' && session.tenants?.activeTenant?.name) || '';
};

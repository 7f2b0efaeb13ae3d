'use client';
import { useSession } from '../../react/session';

/** Returns the name of the current account; empty until it is known. */
export const useActiveTenantName = (): string => {
  const session = useSession();
  return (session.status === 'authenticated' && session.tenants?.activeTenant?.name) || '';
};

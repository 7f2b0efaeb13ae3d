'use client';
import type { QueryClient } from '@tanstack/react-query';
import { QueryProvider } from '../../react/capability';
import { useUser } from '../../react/session';
import { AdminRoot } from '../admin-root';
import { usePossibleAddress } from '../archetypes/page/address';
import { readHash } from '../archetypes/page/address-bars';
import { Bell, type BellProps } from '../notifications/bell';
import { maySeeMessages } from '../notifications/rights';

/** Renders the bell inside the portal; nothing without permission to read messages. */
export function HeaderBell({ onFollow }: BellProps) {
  const user = useUser();
  const address = usePossibleAddress();
  const followInside = (hash: string): boolean => {
    const target = readHash(hash);
    if (target.page) address?.go(target);
    return target.page !== undefined;
  };
  return maySeeMessages(user) ? <Bell onFollow={onFollow ?? (address && followInside)} /> : null;
}

export interface NotificationBellProps extends BellProps {
  /** Query client of the host. Default: one per identity. */
  queryClient?: QueryClient;
}

/**
 * Renders a bell with the messages of the signed-in user, for the header of a host. It polls every minute while the
 * page is visible.
 *
 * @example
 * <IdentityProvider identity={identity}>
 *   <NotificationBell />
 * </IdentityProvider>
 */
export function NotificationBell({ queryClient, ...props }: NotificationBellProps) {
  return (
    <QueryProvider client={queryClient}>
      <AdminRoot className="gh:contents">
        <HeaderBell {...props} />
      </AdminRoot>
    </QueryProvider>
  );
}

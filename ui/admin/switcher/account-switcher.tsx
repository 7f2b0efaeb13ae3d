'use client';
import type { QueryClient } from '@tanstack/react-query';
import { QueryProvider } from '../../react/capability';
import { AdminRoot } from '../admin-root';
import { usePossibleAddress } from '../archetypes/page/address';
import { AccountMenu } from './account-menu';

export interface AccountSwitcherProps {
  /** Rendered until the account is known, e.g. the name of the application. Default empty. */
  fallback?: string;
  /**
   * Called before the account is switched; it calls `step` to continue, e.g. once the user agreed to lose unsaved
   * changes. Default: asks for confirmation within the `header` of an `AdminPortal`, continues immediately elsewhere.
   */
  guard?: (step: () => void) => void;
  /** Query client of the host. Default: one per identity. */
  queryClient?: QueryClient;
}

const proceed = (step: () => void) => step();

/**
 * Renders the user's current account, and lets them switch to another one.
 *
 * @example
 * <IdentityProvider identity={identity}>
 *   <AccountSwitcher />
 * </IdentityProvider>
 */
export function AccountSwitcher({ fallback = '', guard, queryClient }: AccountSwitcherProps) {
  const address = usePossibleAddress();
  return (
    <QueryProvider client={queryClient}>
      <AdminRoot className="gh:inline-flex gh:max-w-full">
        <AccountMenu fallback={fallback} guard={guard ?? address?.guard ?? proceed} />
      </AdminRoot>
    </QueryProvider>
  );
}

'use client';
import type { QueryClient } from '@tanstack/react-query';
import { Root } from '../../kit/root';
import { ToastProvider } from '../../kit/toast';
import { QueryProvider } from '../../react/capability';
import { useTexts } from '../../react/texts';
import { AccountMenu } from './account-menu';

export interface AccountSwitcherProps {
  /** Shown while the account is not known yet, such as the name of the application. Default empty. */
  fallback?: string;
  /**
   * Runs before the account is switched; it calls `step` to go on, e.g. once the user agreed to lose what is not saved.
   * Default: goes on at once.
   */
  guard?: (step: () => void) => void;
  /** The host's own query client. */
  queryClient?: QueryClient;
}

const goOn = (step: () => void) => step();

/**
 * Renders the account that the user works in, and lets them switch to another one of theirs.
 *
 * @example
 * <IdentityProvider identity={identity}>
 *   <AccountSwitcher />
 * </IdentityProvider>
 */
export function AccountSwitcher({ fallback = '', guard = goOn, queryClient }: AccountSwitcherProps) {
  const { language } = useTexts();
  return (
    <QueryProvider client={queryClient}>
      <ToastProvider>
        <Root lang={language} className="gh:inline-flex gh:max-w-full">
          <AccountMenu {...{ fallback, guard }} />
        </Root>
      </ToastProvider>
    </QueryProvider>
  );
}

import type { Environment } from '../core/environment';

/** Session-storage key of the provider's clients. */
const KEY = 'FRONTEGG_SEPARATE_TABS_BY_TENANT';

/**
 * Stores the account of this tab, for hosts with `enableSessionPerTenant`; otherwise there is none. A `tenantId` in the
 * page's URL decides when the page is opened, the token from then on.
 */
export const createTabTenant = ({ tab, page }: Environment, enabled = false) => {
  const requested = enabled && page()?.searchParams.get('tenantId');
  if (requested) tab.setItem(KEY, requested);
  return {
    get: (): string | undefined => (enabled && tab.getItem(KEY)) || undefined,
    set: (tenantId: unknown): void => {
      if (enabled && typeof tenantId === 'string' && tenantId !== '') tab.setItem(KEY, tenantId);
    },
    clear: () => tab.removeItem(KEY),
  };
};

export type TabTenant = ReturnType<typeof createTabTenant>;

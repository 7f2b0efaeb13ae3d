import type { Environment } from '../core/environment';

/** Session-storage key of the provider's clients. */
const KEY = 'FRONTEGG_SEPARATE_TABS_BY_TENANT';

/**
 * The tenant of this tab, for hosts that keep one per tab (`enableSessionPerTenant`); otherwise there is none.
 * A `tenantId` in the address of the page decides when the page is opened, the token from then on.
 */
export const createTabTenant = ({ tab, page }: Environment, enabled = false) => {
  const asked = enabled && page()?.searchParams.get('tenantId');
  if (asked) tab.setItem(KEY, asked);
  return {
    get: (): string | undefined => (enabled && tab.getItem(KEY)) || undefined,
    set: (tenantId: unknown): void => {
      if (enabled && typeof tenantId === 'string' && tenantId !== '') tab.setItem(KEY, tenantId);
    },
    clear: () => tab.removeItem(KEY),
  };
};

export type TabTenant = ReturnType<typeof createTabTenant>;

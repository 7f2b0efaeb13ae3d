import type { SessionUser } from '@gatehouse/sdk';
import { appOf, type ContextOptions } from './apps';

const holderOf = (name?: string) => ({
  /** @throws Error before `FronteggProvider` has rendered. */
  getContext: (): ContextOptions => appOf(name).context,
  getAccessToken: (): string | null => appOf(name).accessToken,
  getUser: (): SessionUser | null => {
    const state = appOf(name).identity.session.get();
    return state.status === 'authenticated' ? state.user : null;
  },
  /** Signs out here and at the provider. */
  logout: (callback?: () => void): void => {
    void appOf(name).identity.session.logout().then(callback);
  },
});

/** Options, token and user for code outside of React, of the only application or of one by its name. */
export const ContextHolder = {
  ...holderOf(),
  for: holderOf,
  default: () => holderOf(),
};

/** As {@link ContextHolder}, of the only application. */
export const FronteggContext = holderOf();

import type { Identity } from '@gatehouse/sdk';

/** Options of `FronteggProvider` that describe the provider. */
export interface ContextOptions {
  /** Base URL of the provider. */
  baseUrl: string;
  clientId: string;
  /** Application of the vendor that users sign in to. */
  appId?: string;
  requestCredentials?: RequestCredentials;
  /** Returns the login alias of the account that users sign in to. */
  tenantResolver?: () => { tenant?: string } | Promise<{ tenant?: string }>;
}

/** An application of the page: its options, and the identity that was created with them. */
export interface App {
  context: ContextOptions;
  identity: Identity;
  /** Bearer token for the provider's API; null while nobody is signed in. */
  accessToken: string | null;
}

const DEFAULT = 'default';
const apps = new Map<string, App>();

/** Makes an application known to code outside of React. */
export const register = (name: string = DEFAULT, app: App): void => {
  apps.set(name, app);
};

/** @throws Error before `FronteggProvider` has rendered. */
export const appOf = (name: string = DEFAULT): App => {
  const app = apps.get(name);
  if (app) return app;
  throw new Error(`Render <FronteggProvider> first: there is no application "${name}".`);
};

const holderOf = (name?: string) => ({
  getContext: (): ContextOptions => appOf(name).context,
  getAccessToken: (): string | null => appOf(name).accessToken,
  getUser: () => {
    const state = appOf(name).identity.session.get();
    return state.status === 'authenticated' ? state.user : null;
  },
});

/** Options, token and user for code outside of React, of the only application or of one by its name. */
export const ContextHolder = {
  ...holderOf(),
  for: holderOf,
};

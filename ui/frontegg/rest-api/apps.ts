import type { Identity } from '@gatehouse/sdk';

/** Options of `FronteggProvider` that describe the provider. */
export interface ContextOptions {
  /** Base URL of the provider. */
  baseUrl: string;
  /** Default: none, which is enough for an embedded login. */
  clientId?: string;
  /** Application of the vendor that users sign in to. */
  appId?: string;
  requestCredentials?: RequestCredentials;
  /** Returns the login alias of the account that users sign in to. */
  tenantResolver?: () => { tenant?: string | null } | Promise<{ tenant?: string | null }>;
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
const holders = new Map<App, number>();

/**
 * Returns the application of a name, which is created once, also when React renders twice. A server renders for several
 * users at a time: it creates one each time, and holds none.
 */
export const openApp = (name: string = DEFAULT, create: () => App): App => {
  if (typeof window === 'undefined') return create();
  const app = apps.get(name) ?? create();
  apps.set(name, app);
  return app;
};

/** Keeps an application while it is mounted; the returned function releases it, and the last release disposes of it. */
export const holdApp = (name: string = DEFAULT, app: App): (() => void) => {
  apps.set(name, app);
  holders.set(app, (holders.get(app) ?? 0) + 1);
  return () => {
    holders.set(app, (holders.get(app) ?? 0) - 1);
    // In strict mode React mounts again at once.
    queueMicrotask(() => {
      if (holders.get(app) !== 0) return;
      holders.delete(app);
      if (apps.get(name) === app) apps.delete(name);
      app.identity.dispose();
    });
  };
};

/** @throws Error before `FronteggProvider` has rendered. */
export const appOf = (name: string = DEFAULT): App => {
  const app = apps.get(name);
  if (app) return app;
  throw new Error(`Render <FronteggProvider> first: there is no application "${name}".`);
};

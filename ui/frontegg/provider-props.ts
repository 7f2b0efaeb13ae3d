import type { Routes } from '@gatehouse/sdk';
import type { ServerConnection } from '@gatehouse/sdk/from-server';
import type { ReactNode } from 'react';
import type { LookOptions } from './look';
import type { ContextOptions } from './rest-api/apps';

/** Options of the sign-in. */
export interface AuthOptions {
  /** A session is renewed when it is used, and lasts as long as the provider allows: there is nothing to keep alive. */
  keepSessionAlive?: boolean;
  /** The session is loaded at the start in any case. */
  hostedLoginOptions?: { loadUserOnFirstLoad?: boolean };
  /** One account per browser tab. Default: false. */
  enableSessionPerTenant?: boolean;
  routes?: Partial<Routes>;
}

/** Session of the application's server. */
export interface FronteggServer {
  connection: ServerConnection;
  /** Token for the first paint. Default: it is loaded. */
  accessToken?: string;
  /** Base URL that `ContextHolder` tells the application. Default: the provider's. */
  publicUrl?: string;
}

/** Props of `FronteggProvider`, as those of `@frontegg/react` 7. */
export interface FronteggProviderProps extends LookOptions {
  contextOptions: ContextOptions;
  /** Whether users sign in on the provider's page instead of the application's own. Default: false. */
  hostedLoginBox?: boolean;
  /** The application renders its own login at the login path. Default: false. */
  customLoginBox?: boolean;
  authOptions?: AuthOptions;
  entitlementsOptions?: { enabled?: boolean };
  /** Base path of the application. Default: none. */
  basename?: string;
  /** Name for `ContextHolder.for(name)` on a page with several applications. */
  appName?: string;
  /** Called with whether the session is loading. */
  customLoader?: boolean | ((isLoading: boolean) => void);
  /** Default: a session of this browser at the provider. */
  server?: FronteggServer;
  children?: ReactNode;
}

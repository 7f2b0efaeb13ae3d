'use client';
import { createIdentity } from '@gatehouse/sdk';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { AuthRoutes } from '../login/auth-routes';
import { QueryProvider } from '../react/capability';
import { IdentityProvider } from '../react/identity';
import { useSession } from '../react/session';
import { AccessTokenContext } from './access-token';
import { AdminPortal, AdminPortalDialog, isAdminPortalShown, subscribeToAdminPortal } from './admin-portal';
import { type App, type ContextOptions, register } from './context-holder';

/** Props of {@link FronteggProvider}, as those of `@frontegg/react` 7. */
export interface FronteggProviderProps {
  contextOptions: ContextOptions;
  /** Whether users sign in on the provider's page instead of the application's own. Default: false. */
  hostedLoginBox?: boolean;
  /** The application renders its own login at the login path. Default: false. */
  customLoginBox?: boolean;
  /** A session is renewed when it is used, and lasts as long as the provider allows: there is nothing to keep alive. */
  authOptions?: {
    keepSessionAlive?: boolean;
    routes?: { authenticatedUrl?: string; loginUrl?: string; logoutUrl?: string };
  };
  entitlementsOptions?: { enabled: boolean };
  /** URL of the logo above the login. Default: that of the vendor's settings. */
  headerImage?: string;
  /** Base path of the application. Default: none. */
  basename?: string;
  /** Name for `ContextHolder.for(name)` on a page with several applications. */
  appName?: string;
  /** Called with whether the session is loading; the children render meanwhile. Default: they wait. */
  customLoader?: (isLoading: boolean) => void;
  children?: ReactNode;
}

const createApp = (props: FronteggProviderProps): App => {
  const { contextOptions: context, hostedLoginBox = false, entitlementsOptions, basename, authOptions } = props;
  const { baseUrl, clientId, appId, requestCredentials, tenantResolver } = context;
  const identity = createIdentity({
    baseUrl,
    clientId,
    loginMode: hostedLoginBox ? 'hosted' : 'embedded',
    ...(appId !== undefined && { appId }),
    ...(requestCredentials !== undefined && { requestCredentials }),
    ...(tenantResolver && { tenantResolver: async () => ({ tenant: (await tenantResolver()).tenant ?? null }) }),
    ...(entitlementsOptions && { entitlements: entitlementsOptions }),
    ...(basename !== undefined && { basename }),
    ...(authOptions?.routes && { routes: authOptions.routes }),
  });
  const app: App = { context, identity, accessToken: null };
  register(props.appName, app);
  return app;
};

/** Returns the token of the session, which hosts read without waiting; null while it is not known. */
const useAccessToken = (app: App): string | null => {
  const { session } = app.identity;
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const next =
        session.get().status === 'authenticated' ? await session.getToken().catch(() => undefined) : undefined;
      if (!isCurrent) return;
      app.accessToken = next ?? null;
      setToken(app.accessToken);
    };
    void read();
    const stop = session.subscribe(() => void read());
    return () => {
      isCurrent = false;
      stop();
    };
  }, [app, session]);
  return token;
};

/** Renders the account pages at their paths, and the application on all others. */
function Screens({ headerImage, customLoginBox = false, children }: FronteggProviderProps) {
  if (customLoginBox) return children;
  return <AuthRoutes {...(headerImage !== undefined && { application: { logo: headerImage } })} otherwise={children} />;
}

function Content({ app, children, customLoader, ...props }: FronteggProviderProps & { app: App }) {
  const { status } = useSession();
  const token = useAccessToken(app);
  const isLoading = status === 'loading' || (status === 'authenticated' && token === null);
  const isAdminShown = useSyncExternalStore(subscribeToAdminPortal, isAdminPortalShown, () => false);
  useEffect(() => customLoader?.(isLoading), [customLoader, isLoading]);
  return (
    <AccessTokenContext.Provider value={token}>
      <Screens {...props}>{isLoading && !customLoader ? null : children}</Screens>
      {isAdminShown && status === 'authenticated' && <AdminPortalDialog onClose={AdminPortal.hide} />}
    </AccessTokenContext.Provider>
  );
}

/**
 * Provides an application that was written for `@frontegg/react` with the session and the screens of this package: its props
 * and hooks have the names of that one.
 *
 * @example
 * <FronteggProvider contextOptions={{ baseUrl, clientId }} hostedLoginBox>
 *   <App />
 * </FronteggProvider>
 */
export function FronteggProvider(props: FronteggProviderProps): ReactNode {
  const [app] = useState(() => createApp(props));
  return (
    <IdentityProvider identity={app.identity}>
      <QueryProvider>
        <Content {...props} app={app} />
      </QueryProvider>
    </IdentityProvider>
  );
}

'use client';
import { matchAccountRoute } from '@gatehouse/sdk';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { QueryProvider } from '../react/capability';
import { IdentityProvider } from '../react/identity';
import { lazyPart } from '../react/lazy-part';
import { useSession } from '../react/session';
import { AccessTokenContext } from './access-token';
import { AdminPortal, AdminPortalDialog, shownAdminPortal, subscribeToAdminPortal } from './admin-portal';
import { adoptStyles } from './adopt-styles';
import type { FronteggProviderProps } from './provider-props';
import type { App } from './rest-api/apps';
import { useAccessToken, useApp } from './use-app';
import { usePagePath } from './use-page-path';

const AccountPages = lazyPart(() => import('./account-pages'));

function Content({ app, children, customLoader, ...props }: FronteggProviderProps & { app: App }) {
  const { appName = 'default', customLoginBox = false, server, headerImage, themeOptions, localizations } = props;
  const { status } = useSession();
  const token = useAccessToken(app);
  const path = usePagePath(app.identity);
  const isLoading = status === 'loading' || (status === 'authenticated' && token === null);
  const shown = useSyncExternalStore(subscribeToAdminPortal, shownAdminPortal, () => undefined);
  useEffect(() => void adoptStyles().catch(() => undefined), []);
  useEffect(() => {
    if (typeof customLoader === 'function') customLoader(isLoading);
  }, [customLoader, isLoading]);
  /** Its account pages are its own, or those of its server. */
  const rendersAll = customLoginBox || server !== undefined;
  const isAccountPage = !rendersAll && path !== undefined && matchAccountRoute(app.identity.routes, path) !== undefined;
  const application = isLoading && !rendersAll ? null : children;
  const screen = isAccountPage ? (
    <AccountPages path={path} {...{ headerImage, themeOptions, localizations }} />
  ) : (
    application
  );
  return (
    <AccessTokenContext.Provider value={token}>
      {screen}
      {shown === appName && status === 'authenticated' && (
        <AdminPortalDialog themeOptions={themeOptions} onClose={AdminPortal.hide} />
      )}
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
  const app = useApp(props);
  return (
    <IdentityProvider identity={app.identity}>
      <QueryProvider>
        <Content {...props} app={app} />
      </QueryProvider>
    </IdentityProvider>
  );
}

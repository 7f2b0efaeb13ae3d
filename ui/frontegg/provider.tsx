'use client';
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { QueryProvider } from '../react/capability';
import { IdentityProvider } from '../react/identity';
import { useSession } from '../react/session';
import { ThemeProvider } from '../react/theme';
import { AccessTokenContext } from './access-token';
import { AccountPages } from './account-pages';
import { AdminPortal, AdminPortalDialog, shownAdminPortal, subscribeToAdminPortal } from './admin-portal';
import { adoptStyles } from './adopt-styles';
import { applicationOf, type LookOptions, portalVariables } from './look';
import type { FronteggProviderProps } from './provider-props';
import type { App } from './rest-api/apps';
import { useAccessToken, useApp } from './use-app';
import { usePagePath } from './use-page-path';

interface ScreensProps extends LookOptions {
  /** Whether the account pages are the application's own, or those of its server. */
  areElsewhere: boolean;
  path: string | undefined;
  children: ReactNode;
}

/** Renders the account pages at their paths, and the application on all others. */
function Screens({ areElsewhere, headerImage, themeOptions, localizations, path, children }: ScreensProps) {
  const application = useMemo(
    () => applicationOf({ headerImage, themeOptions, localizations }),
    [headerImage, themeOptions, localizations],
  );
  if (areElsewhere) return children;
  return <AccountPages path={path} application={application} otherwise={children} />;
}

function Content({ app, children, customLoader, ...props }: FronteggProviderProps & { app: App }) {
  const { appName = 'default', customLoginBox = false, server, themeOptions } = props;
  const { status } = useSession();
  const token = useAccessToken(app);
  const path = usePagePath(app.identity);
  const isLoading = status === 'loading' || (status === 'authenticated' && token === null);
  const shown = useSyncExternalStore(subscribeToAdminPortal, shownAdminPortal, () => undefined);
  const variables = useMemo(() => portalVariables(themeOptions), [themeOptions]);
  useEffect(() => void adoptStyles().catch(() => undefined), []);
  useEffect(() => {
    if (typeof customLoader === 'function') customLoader(isLoading);
  }, [customLoader, isLoading]);
  const rendersAll = customLoginBox || server !== undefined;
  return (
    <AccessTokenContext.Provider value={token}>
      <Screens {...props} areElsewhere={rendersAll} path={path}>
        {isLoading && !rendersAll ? null : children}
      </Screens>
      {shown === appName && status === 'authenticated' && (
        <ThemeProvider variables={variables}>
          <AdminPortalDialog onClose={AdminPortal.hide} />
        </ThemeProvider>
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

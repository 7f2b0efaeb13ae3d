'use client';
import { createIdentity, type Identity, matchAccountRoute } from '@gatehouse/sdk';
import type { ReactNode } from 'react';
import { mountView } from '../../embed/mount-view';
import { loadTexts } from '../../locales/load';
import { IdentityProvider, useIdentity } from '../../react/identity';
import AccountPages from '../account-pages';
import { clientIdOf } from '../use-app';
import { onNavigation, usePagePath } from '../use-page-path';
import type { Injector } from './injector';

/** The routes of the vendor's options, which lack some of the kit's. */
const identityOf = ({ options }: Injector): Identity => {
  const { contextOptions, authOptions, basename } = options;
  const { baseUrl, appId, requestCredentials, tenantResolver } = contextOptions;
  return createIdentity({
    baseUrl,
    clientId: clientIdOf(contextOptions),
    loginMode: 'embedded',
    ...(appId && { appId }),
    ...(requestCredentials && { requestCredentials }),
    ...(tenantResolver && { tenantResolver: async () => ({ tenant: (await tenantResolver()).tenant ?? null }) }),
    ...(basename && { basename }),
    ...(authOptions?.routes && { routes: authOptions.routes }),
    // The session is the vendor's store's: a second one of this browser would outlast it.
    environment: { indexedDB: undefined },
  });
};

/** What the vendor's store does at a page of its own; undefined for pages with a screen, and for those of the application. */
const actionAt = ({ options }: Injector, { routes }: Identity, page: URL) => {
  const route = matchAccountRoute(routes, page.pathname);
  if (route === 'logoutUrl') return { type: 'auth/logout' } as const;
  if (!options.hostedLoginBox) return undefined;
  if (route === 'loginUrl') return { type: 'auth/requestHostedLoginAuthorize' } as const;
  if (route !== 'hostedLoginRedirectUrl') return undefined;
  const { code, state } = Object.fromEntries(page.searchParams);
  // A canceled sign-in has no code: the application goes on without a user.
  return code
    ? ({ type: 'auth/handleHostedLoginCallback', payload: { code, state } } as const)
    : ({ type: 'auth/afterAuthNavigation' } as const);
};

function Pages({ injector }: { injector: Injector }): ReactNode {
  const identity = useIdentity();
  const path = usePagePath(identity);
  const { headerImage, themeOptions, localizations } = injector.options;
  const route = path === undefined ? undefined : matchAccountRoute(identity.routes, path);
  if (path === undefined || !route) return null;
  // All other pages are for users who have not signed in.
  return (
    <IdentityProvider identity={identity} load={route === 'stepUpUrl'}>
      <AccountPages path={path} {...{ headerImage, themeOptions, localizations }} />
    </IdentityProvider>
  );
}

/** A log-out resets the store, and with it how the store leaves the page: without that nobody could sign in again. */
const keepNavigation = ({ store }: Injector) => {
  const { onRedirectTo } = store.getState().auth;
  store.subscribe(() => {
    if (!store.getState().auth.onRedirectTo) store.dispatch({ type: 'auth/setState', payload: { onRedirectTo } });
  });
};

/** Renders the account pages at their paths, and tells the vendor's store what it does at its own. */
export const renderLoginBox = async (injector: Injector): Promise<void> => {
  const { options, store } = injector;
  const identity = identityOf(injector);
  keepNavigation(injector);
  const follow = (): boolean => {
    const action = actionAt(injector, identity, new URL(location.href));
    if (action) store.dispatch(action);
    return action !== undefined;
  };
  let path = location.pathname;
  onNavigation(() => {
    if (location.pathname === path) return;
    path = location.pathname;
    follow();
  });
  const isLeaving = follow();
  if (options.hostedLoginBox) {
    // The store waits for its login box, unless it loads the user itself.
    const loadsUser = options.authOptions?.hostedLoginOptions?.loadUserOnFirstLoad;
    if (!isLeaving && !loadsUser) store.dispatch({ type: 'auth/setState', payload: { isLoading: false } });
    return;
  }
  const texts = await loadTexts(navigator.languages);
  const element = document.body.appendChild(document.createElement('div'));
  mountView(element, { identity, texts }, false, () => <Pages injector={injector} />);
};

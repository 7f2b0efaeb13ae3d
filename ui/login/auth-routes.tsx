'use client';
import { type AccountRoute, type Identity, matchAccountRoute } from '@gatehouse/sdk';
import { type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { IdentityProvider, useIdentity } from '../react/identity';
import { lazyPart } from '../react/lazy-part';
import type { Application } from './application/application';
import { PendingBox } from './frame/pending';
import type { RouteBoxes, RouteViewProps } from './routes/route-view';
import { routeViews } from './routes/route-views';
import { useArrival } from './routes/use-arrival';

export interface AuthRoutesProps extends Omit<RouteViewProps, 'autoFocus'> {
  /** Path of the page from the host's router. Default: the path of the page's URL. */
  path?: string;
  /**
   * Navigates to a URL of this application: path, query and hash. The options contain `replace: true` to replace the
   * current history entry; routers without such an option ignore it. Default: a full page load.
   */
  navigate?: (address: string, options?: object) => void;
  /** Name and logo above the forms. */
  application?: Application;
  /** Settings of single boxes, such as slots and screens, by route. Keep the objects stable between renders. */
  boxes?: { readonly [Route in keyof RouteBoxes]?: Partial<RouteBoxes[Route]> };
  /** Rendered on all other paths. Default: a message below the folder of the login page, otherwise nothing. */
  otherwise?: ReactNode;
}

/** Returns the path of the page, updated on history navigation. */
const usePath = ({ environment }: Identity): string | undefined =>
  useSyncExternalStore(
    (listener) => {
      addEventListener('popstate', listener);
      return () => removeEventListener('popstate', listener);
    },
    () => environment.page()?.pathname,
    () => undefined,
  );

/** Returns the identity with in-app navigation through the host's router. */
const useRouted = (identity: Identity, navigate: AuthRoutesProps['navigate']): Identity => {
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  return useMemo(() => {
    const { environment } = identity;
    const provider = identity.baseUrl('/').origin;
    const redirect: typeof environment.redirect = (url, options) => {
      const page = environment.page();
      // If the provider shares the application's origin, only account routes certainly belong to the application.
      const isInternal =
        url.origin === page?.origin && (url.origin !== provider || matchAccountRoute(identity.routes, url.pathname));
      if (isInternal && latest.current) latest.current(url.pathname + url.search + url.hash, options);
      else environment.redirect(url, options);
    };
    return { ...identity, environment: { ...environment, redirect } };
  }, [identity]);
};

const UnknownPage = lazyPart(() => import('./routes/unknown-page'), PendingBox);

/** Returns whether a path is below the folder of the login page, by default `/account/`. */
const isBesideLogin = ({ routes }: Identity, path: string): boolean => {
  const folder = routes.loginUrl.replace(/[^/]*$/, '');
  return folder !== '/' && `${path}/`.startsWith(folder);
};

/** Returns the settings of a route; undefined for routes without a box. */
const settingsOf = (boxes: AuthRoutesProps['boxes'] = {}, route: AccountRoute) =>
  new Map<string, object | undefined>(Object.entries(boxes)).get(route);

/**
 * Renders the screen of the current account route, and `otherwise` on other paths.
 *
 * @example
 * const [path, navigate] = useLocation(); // wouter
 * <AuthRoutes path={path} navigate={navigate} />
 */
export function AuthRoutes({ path, navigate, boxes, otherwise, ...settings }: AuthRoutesProps): ReactNode {
  const identity = useIdentity();
  const routed = useRouted(identity, navigate);
  const pagePath = usePath(identity);
  const currentPath = path ?? pagePath;
  const routeOf = (name: string | undefined) =>
    name === undefined ? undefined : matchAccountRoute(identity.routes, name);
  const route = routeOf(currentPath);
  const page = identity.environment.page();
  const hasArrived = useArrival(path, path === undefined || !page || routeOf(page.pathname) === route);
  const isUnknown = !route && otherwise === undefined && isBesideLogin(identity, currentPath ?? '');
  const View = route ? routeViews[route] : isUnknown && UnknownPage;
  if (!View) return otherwise ?? null;
  if (!hasArrived) return null;
  return (
    <IdentityProvider identity={routed} load={false}>
      <View key={route} autoFocus {...settings} {...(route && settingsOf(boxes, route))} />
    </IdentityProvider>
  );
}

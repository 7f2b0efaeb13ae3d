import { defaultRoutes, matchAccountRoute } from '@gatehouse/sdk';
import { API, paths } from './settings';

/** What the path of an account page leads to: a redirect, the page of the log-out, or none. */
export type AccountRouteTarget = { redirect: string } | 'log-out' | undefined;

const withQuery = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path);

/**
 * Returns what an account page is: the sign-in and the pages around it are the provider's, whose response the handler takes.
 */
export const accountRouteTarget = (pathname: string, query: URLSearchParams): AccountRouteTarget => {
  const route = matchAccountRoute(defaultRoutes, pathname);
  if (route === 'hostedLoginRedirectUrl') return { redirect: withQuery(`${API}${paths.callback}`, query) };
  if (route === 'logoutUrl') return 'log-out';
  if (route !== 'loginUrl' && route !== 'signUpUrl') return undefined;
  const returnTo = query.get('redirectUrl') ?? '/';
  return { redirect: `${paths.login}?${new URLSearchParams({ returnTo })}` };
};

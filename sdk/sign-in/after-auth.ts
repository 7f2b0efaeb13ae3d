import type { Identity } from '../identity';
import { AFTER_AUTH_KEY } from '../session/open-id/redirects';

type Navigator = Pick<Identity, 'environment' | 'routes' | 'safeRedirect'>;

/**
 * Returns the page after signing in: `redirectUrl` of the page, else the stored one, else the home page.
 *
 * @param home Route to use instead of the home page.
 */
export const afterAuthTarget = ({ environment, routes, safeRedirect }: Navigator, home?: string): URL | undefined => {
  const page = environment.page();
  return (
    page &&
    (safeRedirect(page.searchParams.get('redirectUrl')) ??
      safeRedirect(environment.local.getItem(AFTER_AUTH_KEY)) ??
      new URL(home ?? routes.authenticatedUrl, page))
  );
};

/**
 * Stores `redirectUrl` of the page for a sign-in that leaves the page: SSO, a social provider, a link in an email.
 * Without an acceptable `redirectUrl` the stored one is kept.
 */
export const storeTarget = ({ environment, safeRedirect }: Pick<Navigator, 'environment' | 'safeRedirect'>): void => {
  const page = environment.page();
  const target = safeRedirect(page?.searchParams.get('redirectUrl'));
  if (!page || !target) return;
  const { origin, pathname, search, hash, href } = target;
  // A path that starts with two slashes would be parsed as another host.
  const isLocal = origin === page.origin && !pathname.startsWith('//');
  environment.local.setItem(AFTER_AUTH_KEY, isLocal ? pathname + search + hash : href);
};

/** Navigates to the page after the sign-in, replacing this one in the history, and clears the stored one. */
export const goAfterAuth = (identity: Navigator, home?: string): void => {
  const { environment } = identity;
  const target = afterAuthTarget(identity, home);
  environment.local.removeItem(AFTER_AUTH_KEY);
  if (target) environment.redirect(target, { replace: true });
};

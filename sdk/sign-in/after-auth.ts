import type { Identity } from '../identity';
import { AFTER_AUTH_KEY } from '../session/redirects';

type Navigator = Pick<Identity, 'environment' | 'routes' | 'safeRedirect'>;

/**
 * Where a person goes once signed in: `redirectUrl` of the page, else what was stored before, else the home page.
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

/** Goes there; what was stored has then served. */
export const goAfterAuth = (identity: Navigator, home?: string): void => {
  const { environment } = identity;
  const target = afterAuthTarget(identity, home);
  environment.local.removeItem(AFTER_AUTH_KEY);
  if (target) environment.redirect(target);
};

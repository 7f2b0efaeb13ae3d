import { type AdminPageId, adminPages } from '../admin/pages';
import type { Identity } from '../identity';

/** A page in the provider's own portal. */
export interface HostedPortalPlace {
  /** The page to open. Default: the first one that the user is allowed to see. */
  page?: AdminPageId;
  /** Search and filters as the page's URL contains them, e.g. `q=ann&f.severity=High`. */
  search?: string;
  /** URL of the close button; it must belong to an application that the provider knows. */
  returnTo?: string;
}

/** How the provider's own portal is opened. */
export interface HostedPortalOptions extends HostedPortalPlace {
  /** `tab` (default) opens a new tab without access to this one, `page` replaces the current page. */
  target?: 'tab' | 'page';
}

/** Returns the URL of the provider's own account portal: relative to the base URL, without the path prefix. */
export const hostedPortalUrl = (
  { baseUrl }: Pick<Identity, 'baseUrl'>,
  { page, search, returnTo }: HostedPortalPlace = {},
): URL => {
  const url = baseUrl('/oauth/portal');
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/oauth/portal`;
  if (returnTo !== undefined) url.searchParams.set('returnTo', returnTo);
  if (page) url.hash = `/${adminPages[page].path}${search ? `?${search}` : ''}`;
  return url;
};

/** Returns the page's URL without query and fragment, which may contain private values. */
const bare = (page: URL | undefined): string | undefined => page && page.origin + page.pathname;

/**
 * Opens the provider's own account portal. Its close button leads back to this page, unless `returnTo` is set.
 *
 * @returns False when the browser blocked the new tab: offer `target: 'page'` then.
 */
export const openHostedPortal = (
  identity: Pick<Identity, 'baseUrl' | 'environment'>,
  { target = 'tab', ...place }: HostedPortalOptions = {},
): boolean => {
  const { environment } = identity;
  const url = hostedPortalUrl(identity, { returnTo: bare(environment.page()), ...place });
  if (target === 'tab') return environment.open(url);
  environment.redirect(url);
  return true;
};

import { type AdminPageId, adminPages } from '../admin/pages';
import type { Identity } from '../identity';

/** A place in the provider's own portal. */
export interface HostedPortalPlace {
  /** The page to begin with. Default: the first one that the user may see. */
  page?: AdminPageId;
  /** Search and filters of the page as its address has them, e.g. `q=ann&f.severity=High`. */
  search?: string;
  /** Address that the close button leads to, of an application that the provider knows. */
  returnTo?: string;
}

/** Where the provider's own portal is shown. */
export interface HostedPortalOptions extends HostedPortalPlace {
  /** `tab` (default) opens a new tab that knows nothing of this one, `page` replaces the current page. */
  target?: 'tab' | 'page';
}

/** Address of the provider's own account portal: it stands right at the base address, without the path prefix. */
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

/** The page without its query and fragment, which may hold private values. */
const bare = (page: URL | undefined): string | undefined => page && page.origin + page.pathname;

/**
 * Opens the provider's own account portal. Its close button leads back to this page, unless `returnTo` names another one.
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

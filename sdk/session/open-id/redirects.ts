import { webUrl } from '../../core/http/web-url';
import { authRoutes, defaultRoutes, type Routes } from '../../routes';

/** Local-storage key of the URL to return to after a sign-in. */
export const AFTER_AUTH_KEY = 'FRONTEGG_AFTER_AUTH_REDIRECT_URL';

/** Inputs that decide where a user may be redirected. */
export interface RedirectRules {
  /** URL of the page, against which the candidate is resolved. */
  page: URL | string;
  /** Allowed origins besides the page's own. Default: none. */
  allowedOrigins?: readonly string[];
  /** Whether only these origins are allowed. `false` allows any http(s) URL without credentials. Default: true. */
  enforceSameSite?: boolean;
  /** Account routes, none of which is a target. Default: {@link defaultRoutes}. */
  routes?: Partial<Routes>;
}

/** Parses a URL from the provider, which may have any origin: only http(s), without credentials. */
export const webAddress = (address: unknown, page: URL | undefined): URL | undefined =>
  typeof address === 'string' && address !== '' ? webUrl(address, page) : undefined;

const readablePath = (url: URL): string => {
  try {
    return decodeURIComponent(url.pathname).replace(/\/+$/, '');
  } catch {
    return url.pathname;
  }
};

/**
 * Returns the URL that a user may be redirected to, or undefined when the candidate is not allowed. Navigate to the
 * returned URL itself: its text or its path alone may mean something else to the browser.
 *
 * "Same-site" means same origin. The account's own sign-in and sign-out routes are never a target.
 */
export const safeRedirect = (candidate: unknown, rules: RedirectRules): URL | undefined => {
  if (typeof candidate !== 'string' || candidate.trim() === '') return undefined;
  const page = new URL(rules.page);
  const url = webUrl(candidate, page);
  if (!url || url.hostname.endsWith('.')) return undefined;
  if (url.origin === page.origin) {
    return authRoutes(rules.routes ?? defaultRoutes).includes(readablePath(url)) ? undefined : url;
  }
  const allowed =
    rules.enforceSameSite === false || rules.allowedOrigins?.some((entry) => webUrl(entry)?.origin === url.origin);
  return allowed ? url : undefined;
};

/** Returns the part of a host name that pages of one site share, by its last two labels; an IP address as it is. */
const siteOf = ({ hostname }: URL): string =>
  /^[\d.]+$|:/.test(hostname) ? hostname : hostname.split('.').slice(-2).join('.');

/**
 * Returns whether the browser may send the provider's cookies with the calls of a page. A public suffix of two labels,
 * such as `co.uk`, counts as one site, so this can only be relied on for `false`.
 */
export const isSameSite = (page: URL | undefined, provider: URL): boolean =>
  page === undefined || (page.protocol === provider.protocol && siteOf(page) === siteOf(provider));

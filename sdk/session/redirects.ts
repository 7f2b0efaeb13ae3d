import { authRoutes, defaultRoutes, type Routes } from '../routes';

export interface RedirectRules {
  /** Address of the page the candidate is resolved against. */
  page: URL | string;
  /** Origins besides the page's own that may be gone to. */
  allowedOrigins?: readonly string[];
  /** Off: any http(s) address without credentials is fine. Default on. */
  enforceSameSite?: boolean;
  /** Account routes, none of which is a target; default {@link defaultRoutes}. */
  routes?: Partial<Routes>;
}

const originOf = (value: string): string | undefined => {
  try {
    return new URL(value).origin;
  } catch {
    return undefined;
  }
};

const readablePath = (url: URL): string => {
  try {
    return decodeURIComponent(url.pathname).replace(/\/+$/, '');
  } catch {
    return url.pathname;
  }
};

/**
 * Where a person may be sent, or undefined when the candidate is not acceptable.
 * Go to the returned URL itself: its text or its path alone may mean something else to the browser.
 *
 * "Same-site" means same origin. The account's own sign-in and sign-out routes are never a target.
 */
export const safeRedirect = (candidate: unknown, rules: RedirectRules): URL | undefined => {
  if (typeof candidate !== 'string' || candidate.trim() === '') return undefined;
  const page = new URL(rules.page);
  let url: URL;
  try {
    url = new URL(candidate, page);
  } catch {
    return undefined;
  }
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || url.hostname.endsWith('.')) return undefined;
  if (url.origin === page.origin) {
    return authRoutes(rules.routes ?? defaultRoutes).includes(readablePath(url)) ? undefined : url;
  }
  const allowed =
    rules.enforceSameSite === false || rules.allowedOrigins?.some((entry) => originOf(entry) === url.origin);
  return allowed ? url : undefined;
};

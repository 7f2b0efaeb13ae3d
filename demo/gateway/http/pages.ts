import type { RequestContext } from './request-context';

/** Path prefixes that are never a page. */
const RESERVED = '(?:api|assets|operator|healthz|readyz)(?![\\w-])';
/**
 * No dot, escape or empty segment; a path that resembles an API, a health check or a folder of files is not a page
 * either.
 */
export const ANY_PAGE = new RegExp(`^/(?!${RESERVED})(?!/|.*//)[^.%]*$`, 'i');
const NOT_FOR_BROWSERS = new RegExp(`^/+${RESERVED}|/\\.`, 'i');

/** A path pattern, with `/*` at its end for everything below. */
export const routePattern = (pages: readonly string[]): RegExp => {
  const alternatives = pages.map((page) => page.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\/\*$/, '(?:/[^.]*)?'));
  return new RegExp(`^(?:${alternatives.join('|')})$`);
};

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
};

/**
 * Returns whether a browser navigated to an unknown URL and gets a page. Scripts, probes and scanners get a plain 404.
 */
export const isUnknownNavigation = (path: string, headers: Headers): boolean =>
  headers.get('sec-fetch-dest') === 'document' && !NOT_FOR_BROWSERS.test(decoded(path));

/** Redirects to the first screen, as every other unknown path does. */
export const home = ({ headers }: RequestContext): Response =>
  new Response(null, { status: 302, headers: { ...headers, location: '/' } });

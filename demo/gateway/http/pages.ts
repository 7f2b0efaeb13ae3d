import type { RequestContext } from './request-context';

/** What is never a page, whatever stands behind it. */
const RESERVED = '(?:api|assets|operator|healthz|readyz)(?![\\w-])';
/** Without a dot, an escape or an empty part; what only looks like an API, a health check or a folder of files is no page either. */
export const ANY_PAGE = new RegExp(`^/(?!${RESERVED})(?!/|.*//)[^.%]*$`, 'i');
const NOT_FOR_BROWSERS = new RegExp(`^/+${RESERVED}|/\\.`, 'i');

/** A pattern of paths, `/*` at the end of one for everything below. */
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

/** Whether a browser navigated to an unknown address, and gets a page. Scripts, probes and scanners get a plain 404. */
export const isUnknownNavigation = (path: string, headers: Headers): boolean =>
  headers.get('sec-fetch-dest') === 'document' && !NOT_FOR_BROWSERS.test(decoded(path));

/** Leads to the first screen, as every other unknown path does. */
export const home = ({ headers }: RequestContext): Response =>
  new Response(null, { status: 302, headers: { ...headers, location: '/' } });

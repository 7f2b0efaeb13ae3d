import { IdentityError } from '../errors';
import { webUrl } from './web-url';

/**
 * Parses a base URL: an http(s) URL without credentials, a path of the page that starts with a slash, or an empty text
 * for the page's origin. A bare host name is refused, since it would parse as a path.
 */
export const parseBaseUrl = (value: string, page?: URL): URL => {
  const url = /^($|\/|https?:)/i.test(value) ? webUrl(value, page) : undefined;
  if (!url) throw new IdentityError('invalid-base-url');
  return url;
};

/** Returns the base URL for a path, from the host's option. Default: the page's origin. */
export const baseUrlFor = (
  { baseUrl }: { baseUrl?: string | ((path: string) => string) },
  path: string,
  page: URL | undefined,
): URL => parseBaseUrl((typeof baseUrl === 'function' ? baseUrl(path) : baseUrl) ?? '', page);

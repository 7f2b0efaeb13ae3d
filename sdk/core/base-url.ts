import { IdentityError } from './errors';
import { webUrl } from './web-url';

/**
 * Reads a base URL: an http(s) address without credentials, a path of the page that starts with a slash, or nothing for
 * the page itself. A host name alone is refused, as it would be taken for a path.
 */
export const parseBaseUrl = (value: string, page?: URL): URL => {
  const url = /^($|\/|https?:)/i.test(value) ? webUrl(value, page) : undefined;
  if (!url) throw new IdentityError('invalid-base-url');
  return url;
};

/** The provider's base address for a path, as the host gave it; default the page. */
export const baseUrlFor = (
  { baseUrl }: { baseUrl?: string | ((path: string) => string) },
  path: string,
  page: URL | undefined,
): URL => parseBaseUrl((typeof baseUrl === 'function' ? baseUrl(path) : baseUrl) ?? '', page);

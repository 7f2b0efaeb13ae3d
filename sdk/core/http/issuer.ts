import { webUrl } from './web-url';

/**
 * Returns the values of `iss` that an issuer accepts, which are compared exactly: the text itself, and its URL with a lower-case host
 * and without the default port. Who writes a slash after the host may mean either; after a path it makes another URL.
 */
export const issuerValues = (issuer: string): readonly string[] => {
  const url = webUrl(issuer);
  if (!url) return [issuer];
  const { href, origin } = url;
  if (href !== `${origin}/`) return [issuer, href];
  return issuer.trim().endsWith('/') ? [issuer, href, origin] : [issuer, origin];
};

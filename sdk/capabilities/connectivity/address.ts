/** Why a URL is refused for a webhook: not a URL, not HTTPS, or it contains credentials. */
export type AddressProblem = 'malformed' | 'insecure' | 'credentials';

/**
 * Returns why a URL is refused for a webhook; undefined when it is accepted. The provider decides which hosts it may
 * reach.
 */
export const addressProblem = (text: string): AddressProblem | undefined => {
  const trimmed = text.trim();
  if (!URL.canParse(trimmed)) return 'malformed';
  const { protocol, username, password, hostname } = new URL(trimmed);
  if (protocol !== 'https:') return protocol === 'http:' ? 'insecure' : 'malformed';
  if (hostname === '') return 'malformed';
  return username || password ? 'credentials' : undefined;
};

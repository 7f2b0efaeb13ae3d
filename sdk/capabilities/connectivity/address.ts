/** Hosts of this machine, which a local provider reaches without HTTPS. */
const LOOPBACK = /^(127(\.\d+){3}|\[::1]|(.+\.)?localhost)$/;

/** Why a URL is refused for a webhook: not a URL, neither HTTPS nor on this machine, or it contains credentials. */
export type AddressProblem = 'malformed' | 'insecure' | 'credentials';

/**
 * Returns why a URL is refused for a webhook; undefined when it is accepted. The provider decides which hosts it may
 * reach.
 */
export const addressProblem = (text: string): AddressProblem | undefined => {
  const trimmed = text.trim();
  if (!URL.canParse(trimmed)) return 'malformed';
  const { protocol, username, password, hostname } = new URL(trimmed);
  if (!/^https?:$/.test(protocol) || hostname === '') return 'malformed';
  if (protocol === 'http:' && !LOOPBACK.test(hostname)) return 'insecure';
  return username || password ? 'credentials' : undefined;
};

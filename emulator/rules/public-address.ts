import { ProviderError } from '../errors';
import { isPrivateAddress, isPrivateHost } from '../webhooks/private-hosts';

/** This machine, by address and by name. */
const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|(?:[a-z0-9-]+\.)*localhost)$/;

/** Returns whether a host, without the brackets of IPv6, is this machine. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK.test(host);

/**
 * Returns whether an IP address may be called. Loopback may: the provider runs next to a developer's identity provider.
 */
export const isReachableIp = (ip: string): boolean => isLoopbackHost(ip) || !isPrivateAddress(ip);

/** Returns the host of a URL without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

export const refusedAddress = (message: string): ProviderError =>
  new ProviderError(400, 'metadata-address', message, { context: { name: 'url' } });

/**
 * Parses a URL that the provider is to fetch.
 * @throws ProviderError 400 unless it is http(s), without credentials and outside of private networks
 */
export const publicUrl = (text: string): URL => {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw refusedAddress('Enter a whole address, such as https://idp.example.com/metadata.');
  }
  if (url.username || url.password) throw refusedAddress('Leave the user name and password out of the address.');
  const host = hostOf(url);
  if (isPrivateHost(host) && !isLoopbackHost(host)) {
    throw refusedAddress('This address is in a private network, which the provider does not reach.');
  }
  return url;
};

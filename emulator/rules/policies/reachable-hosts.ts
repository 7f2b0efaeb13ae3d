/** This machine, by address and by name. */
const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|(?:[a-z0-9-]+\.)*localhost)$/;

/** How a start names another host, up to the host itself, for the errors that ask for it. */
export interface HostSettings {
  webhooksTo: string;
  idpHosts: string;
}

/** The flags of the command line. */
export const hostFlags: HostSettings = { webhooksTo: '--webhooks-to ', idpHosts: '--idp-host ' };

/** Returns whether a host, without the brackets of IPv6, is this machine. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK.test(host);

/** Returns the host of a URL without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Creates a check whether a host is this machine, or one of the named ones. */
export const createReachableHosts = (named: readonly string[] = []): ((host: string) => boolean) => {
  const names = new Set(named.map((host) => host.toLowerCase()));
  return (host) => isLoopbackHost(host) || names.has(host);
};

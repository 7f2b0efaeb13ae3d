import { ipRange } from '@gatehouse/sdk/restrictions';

/** Networks outside of the public internet (IANA special-purpose registries), and those that lead into them. */
const networks = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
  ...['::/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32', '2002::/16'],
  ...['fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
].flatMap((network) => ipRange(network) ?? []);

const isPrivateAddress = (address: string): boolean => {
  const range = ipRange(address);
  return (
    range !== undefined &&
    networks.some(({ bits, first, last }) => bits === range.bits && first <= range.first && range.last <= last)
  );
};

/** Returns whether a URL's host is private by its name alone: an address, this machine, a name without a dot. */
export const isPrivateHost = (hostname: string): boolean => {
  const host = hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
  if (ipRange(host)) return isPrivateAddress(host);
  return !host.includes('.') || /\.(localhost|local|internal|home\.arpa)$/.test(host);
};

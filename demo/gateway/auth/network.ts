import { isIPv6 } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

/** Returns the part of an address that a client cannot change: all of IPv4, the first 64 bits of IPv6. */
export const networkOf = (address: string): string => {
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [plain = ''] = address.split('%', 1);
  return isIPv6(plain) ? expandIPv6(plain.toLowerCase()).split(':').slice(0, 4).join(':') : address;
};

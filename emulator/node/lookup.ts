import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isLoopbackHost } from '../rules/policies/reachable-hosts';

/**
 * Resolves a host for a connection. A name of this machine leads to this machine, whatever its resolver says;
 * `*.localhost` is unknown to some.
 */
export const lookupReachable: LookupFunction = (hostname, options, callback) => {
  const isOwn = isLoopbackHost(hostname);
  lookup(isOwn ? 'localhost' : hostname, { ...options, all: true }, (error, found: LookupAddress[] = []) => {
    const usable = isOwn ? found.filter(({ address }) => isLoopbackHost(address)) : found;
    const [first] = usable;
    if (error || !first) return callback(error ?? new Error(`${hostname} has no address.`), '');
    if (options.all) return callback(null, usable);
    callback(null, first.address, first.family);
  });
};

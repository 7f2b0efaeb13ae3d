import { contract as flagsContract } from '../capabilities/flags/contract';
import type { Flags } from '../capabilities/flags/is-flag-on';
import { contract, type Me, type MyTenants } from '../capabilities/profile/contract';
import type { CallOptions, Client } from '../core/api';
import type { Endpoint } from '../core/contract';
import { loadEntitlements } from '../entitlements/load';
import type { SessionOptions } from './state';
import { isSameOwner } from './tokens/jwt';

const RETRY_DELAY = 2_000;

/**
 * Loads the provider's data about the user beyond the token, in parallel. Parts that cannot be read are left out.
 *
 * @param now Returns the time by the provider's clock, in milliseconds since the epoch.
 */
export const readProfile = async (client: Client, signal: AbortSignal, options: SessionOptions, now: () => number) => {
  const callOptions: CallOptions = { signal, retryPause: RETRY_DELAY };
  const ignoreErrors = <T>(promise: Promise<T>) => promise.catch(() => undefined);
  const oldTenants = options.tenantsVersion === 'v1' || (options.enableSessionPerTenant && !options.tenantsVersion);
  const [me, authorization, tenants, loaded] = await Promise.all([
    ignoreErrors(client.call(contract.getMe, {}, callOptions)),
    options.loadAuthorization
      ? ignoreErrors(client.call(contract.getMyAuthorization, undefined, callOptions))
      : undefined,
    ignoreErrors(client.call(oldTenants ? contract.getMyTenantsV1 : contract.getMyTenants, undefined, callOptions)),
    options.entitlements?.enabled ? ignoreErrors(loadEntitlements(client, callOptions, now)) : undefined,
  ]);
  return { me: me && { ...me, ...authorization }, tenants, sent: loaded?.sent, entitlements: loaded?.entitlements };
};

/**
 * Reuses results of other calls instead of reading them again: the changed profile, the accounts of the user, and
 * feature flags. Results of one user are never reused for the next.
 */
export const observeProfile = (
  client: Client,
  {
    reader,
    changed,
    tenants,
    flags,
  }: {
    /** Returns the token of the signed-in user. */
    reader: () => string | undefined;
    changed: (me: Me) => void;
    tenants: (tenants: MyTenants) => void;
    flags: (flags: Flags) => void;
  },
): Client => ({
  call: async (endpoint, input, options) => {
    const before = reader();
    const output = await client.call(endpoint, input, options);
    const now = reader();
    if (before === undefined || now === undefined || !isSameOwner(before, now)) return output;
    // A sub-account's token reads data of the sub-account.
    if (options?.authorization !== undefined) return output;
    // The compiler cannot know that the output of this endpoint is a profile.
    if ((endpoint as Endpoint) === contract.updateMe) changed(output as Me);
    const isTenants = [contract.getMyTenants, contract.getMyTenantsV1].some(
      (candidate) => candidate === (endpoint as Endpoint),
    );
    if (isTenants) tenants(output as MyTenants);
    if ((endpoint as Endpoint) === flagsContract.load) flags(output as Flags);
    return output;
  },
});

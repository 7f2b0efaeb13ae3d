import { contract, type Me } from '../capabilities/profile/contract';
import type { CallOptions, Client } from '../core/api';
import type { Endpoint } from '../core/contract';
import type { SessionOptions } from './state';

const PAUSE = 2_000;

/** What the provider knows of the person beyond the token, read at once. Parts that cannot be read are left out. */
export const readProfile = async (client: Client, signal: AbortSignal, options: SessionOptions) => {
  const own: CallOptions = { signal, retryPause: PAUSE };
  const quiet = <T>(promise: Promise<T>) => promise.catch(() => undefined);
  const oldTenants = options.tenantsVersion === 'v1' || (options.enableSessionPerTenant && !options.tenantsVersion);
  const [me, authorization, tenants, entitlements] = await Promise.all([
    quiet(client.call(contract.getMe, {}, own)),
    options.loadAuthorization ? quiet(client.call(contract.getMyAuthorization, undefined, own)) : undefined,
    quiet(client.call(oldTenants ? contract.getMyTenantsV1 : contract.getMyTenants, undefined, own)),
    options.entitlements?.enabled
      ? quiet(import('../entitlements/load').then(({ loadEntitlements }) => loadEntitlements(client, own)))
      : undefined,
  ]);
  return { me: me && { ...me, ...authorization }, tenants, entitlements };
};

/** Passes on what a person's own profile is after they changed it: nobody has to ask for it once more. */
export const hearProfile = (client: Client, changed: (me: Me) => void): Client => ({
  call: async (endpoint, input, options) => {
    const output = await client.call(endpoint, input, options);
    // The compiler cannot know that the output of this very endpoint is a profile.
    if ((endpoint as Endpoint) === contract.updateMe) changed(output as Me);
    return output;
  },
});

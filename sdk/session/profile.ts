import type { CallOptions, Client } from '../core/api';
import { contract } from '../profile/contract';
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

import type { Client } from '../core/api';
import { contract } from '../users/contract';

const PAUSE = 2_000;

/** What the provider knows of the person beyond the token. Parts that cannot be read are left out. */
export const readProfile = async (client: Client, signal: AbortSignal, withEntitlements: boolean) => {
  const options = { signal, retryPause: PAUSE };
  const quiet = <T>(promise: Promise<T>) => promise.catch(() => undefined);
  const [me, tenants, entitlements] = await Promise.all([
    quiet(client.call(contract.getMe, undefined, options)),
    quiet(client.call(contract.getMyTenants, undefined, options)),
    withEntitlements
      ? quiet(import('../entitlements/load').then(({ loadEntitlements }) => loadEntitlements(client, options)))
      : undefined,
  ]);
  return { me, tenants, entitlements };
};

import type { CallOptions, Client } from '../core/api';
import { contract, type UserEntitlements } from './contract';
import { compileEntitlements, type Entitlements } from './entitlements';

/** Loads entitlements and compiles them; when they cannot be loaded, every check is refused. */
export const loadEntitlements = async (
  client: Client,
  options: CallOptions,
  now: () => number,
): Promise<{ sent?: UserEntitlements; entitlements: Entitlements }> => {
  const sent = await client.call(contract.load, undefined, options).catch(() => undefined);
  return { ...(sent && { sent }), entitlements: compileEntitlements(sent, now) };
};

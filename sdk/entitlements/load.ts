import type { CallOptions, Client } from '../core/api';
import { contract } from './contract';
import { compileEntitlements, type Entitlements } from './entitlements';

/** Entitlements of the signed-in person, ready for checks; when they cannot be loaded every check is refused. */
export const loadEntitlements = async (client: Client, options: CallOptions): Promise<Entitlements> =>
  compileEntitlements(await client.call(contract.load, undefined, options).catch(() => undefined));

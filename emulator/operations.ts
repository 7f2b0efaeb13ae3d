import { contracts, type Endpoint } from '@gatehouse/sdk/contracts';
import { type Access, access } from './access/registry';
import type { Handler } from './call';
import { handlers } from './handlers/registry';

interface ListedOperation {
  capability: string;
  name: string;
  endpoint: Endpoint;
  /** Absent for pages that a browser navigates to and never fetches. */
  handler: Handler<Endpoint> | undefined;
  /** Absent when `handler` is. */
  access: Access | undefined;
}

/** Returns every operation of every contract, with its handler and its access rule. */
export const everyOperation = (): ListedOperation[] =>
  Object.entries(contracts).flatMap(([capability, contract]) => {
    // Both tables are typed by name; here they are only read by name.
    const handlersOf = (handlers as unknown as Record<string, Record<string, Handler<Endpoint>>>)[capability];
    const allowed = (access as unknown as Record<string, Record<string, Access>>)[capability];
    return Object.entries(contract).map(([name, endpoint]: [string, Endpoint]) => ({
      capability,
      name,
      endpoint,
      handler: handlersOf?.[name],
      access: allowed?.[name],
    }));
  });

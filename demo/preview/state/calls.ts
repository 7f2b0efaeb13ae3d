import { contracts } from '@gatehouse/sdk/contracts';

interface Endpoint {
  method: string;
  path: string;
}

const calls = new Map<string, Endpoint>(
  Object.entries(contracts).flatMap(([capability, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([call, { method, path }]): [string, Endpoint] => [
      `${capability}.${call}`,
      { method, path },
    ]),
  ),
);

/** Every call of the contracts by `capability.call`. */
export const callNames: readonly string[] = [...calls.keys()];

export const endpointOf = (name: string): Endpoint | undefined => calls.get(name);

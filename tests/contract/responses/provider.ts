import { createIdentity } from '@gatehouse/sdk';
import { type Contract, contracts, type Endpoint } from '@gatehouse/sdk/contracts';
import { fakeKeys } from '../../support/fake-keys';
import { json } from '../../support/recorder';
import { sampleOf } from './sample';

/** Every call of the provider, with its paths. */
const routes = Object.values(contracts)
  .flatMap((contract: Contract): Endpoint[] => Object.values(contract))
  .map((endpoint) => ({ endpoint, path: new RegExp(`^/frontegg${endpoint.path.replace(/:\w+/g, '[^/]+')}$`) }));

/** Responses whose values decide how a change continues. */
const chosen = new Map<Endpoint, unknown>([
  [contracts.billing.listProviders, [{ providerType: 'Stripe', status: '1' }]],
]);

/** Returns a valid response of a call, wrapped as the provider wraps it. */
export const responseOf = (endpoint: Endpoint): unknown => {
  const sample = chosen.get(endpoint) ?? sampleOf(endpoint.output);
  return endpoint.unwrap ? { [endpoint.unwrap]: sample } : sample;
};

const goodResponse = (endpoint: Endpoint): Response => {
  if (endpoint.responseType === 'none') return new Response(null, { status: 204 });
  if (endpoint.responseType === 'text') return new Response('https://id.test/picture.png');
  return json(responseOf(endpoint));
};

/** A provider with valid responses to every call, except those that `special` handles, and an identity. */
export const createProvider = (
  special: (endpoint: Endpoint, headers: Headers, url: URL, body: RequestInit['body']) => Response | undefined,
) =>
  createIdentity({
    baseUrl: 'https://id.test',
    clientId: 'host',
    logLevel: 'silent',
    fetch: async (address, { method, headers, body, signal }) => {
      const url = new URL(address);
      const route = routes.find(({ endpoint, path }) => endpoint.method === method && path.test(url.pathname));
      if (!route) throw new Error(`no contract has ${method} ${url.pathname}`);
      const response = special(route.endpoint, new Headers(headers), url, body) ?? goodResponse(route.endpoint);
      signal?.throwIfAborted();
      return response;
    },
    environment: {
      credentials: fakeKeys().credentials,
      // Pauses between retries end at once; no attempt times out.
      after: (ms, run) => {
        if (ms < 10_000) queueMicrotask(run);
        return () => undefined;
      },
    },
  });

/** A query or mutation, without its types. */
type Bound = (input: unknown) => {
  queryFn?: (context: { signal?: AbortSignal }) => Promise<unknown>;
  mutationFn?: (input: unknown) => Promise<unknown>;
  meta?: { invalidates?: readonly string[] };
};

/** A query or mutation by its name. */
export const byName = (bound: object, name: string, input: unknown): ReturnType<Bound> =>
  (bound as Readonly<Record<string, Bound>>)[name]?.(input) ?? {};

/** Runs a query or mutation by its name. */
export const runByName = async (bound: object, name: string, input: unknown): Promise<unknown> => {
  const { queryFn, mutationFn } = byName(bound, name, input);
  return queryFn ? queryFn({}) : mutationFn?.(input);
};

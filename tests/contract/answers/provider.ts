import { createIdentity } from '@gatehouse/sdk';
import { type Contract, contracts, type Endpoint } from '@gatehouse/sdk/contracts';
import { json } from '../../support/recorder';
import { sampleOf } from './sample';

/** Every call of the provider, with the paths that it answers at. */
const routes = Object.values(contracts)
  .flatMap((contract: Contract): Endpoint[] => Object.values(contract))
  .map((endpoint) => ({ endpoint, path: new RegExp(`^/frontegg${endpoint.path.replace(/:\w+/g, '[^/]+')}$`) }));

/** Answers whose values decide how a change goes on. */
const chosen = new Map<Endpoint, unknown>([
  [contracts.billing.listProviders, [{ providerType: 'Stripe', status: '1' }]],
]);

/** A good answer to a call, wrapped as the provider wraps it. */
export const answerOf = (endpoint: Endpoint): unknown => {
  const sample = chosen.get(endpoint) ?? sampleOf(endpoint.output);
  return endpoint.unwrap ? { [endpoint.unwrap]: sample } : sample;
};

const goodResponse = (endpoint: Endpoint): Response => {
  if (endpoint.answer === 'none') return new Response(null, { status: 204 });
  if (endpoint.answer === 'text') return new Response('https://id.test/picture.png');
  return json(answerOf(endpoint));
};

/** A provider that answers every call well, but for those that `special` answers, and an identity that speaks to it. */
export const createProvider = (special: (endpoint: Endpoint, headers: Headers) => Response | undefined) =>
  createIdentity({
    baseUrl: 'https://id.test',
    clientId: 'host',
    logLevel: 'silent',
    fetch: async (url, { method, headers }) => {
      const { pathname } = new URL(url);
      const route = routes.find(({ endpoint, path }) => endpoint.method === method && path.test(pathname));
      if (!route) throw new Error(`no contract has ${method} ${pathname}`);
      return special(route.endpoint, new Headers(headers)) ?? goodResponse(route.endpoint);
    },
    environment: {
      // Pauses between tries take no time here; no try comes to its limit.
      after: (ms, run) => {
        if (ms < 10_000) queueMicrotask(run);
        return () => undefined;
      },
    },
  });

/** Every kind of query and change, where its types no longer matter. */
type Bound = (input: unknown) => {
  queryFn?: (context: object) => Promise<unknown>;
  mutationFn?: (input: unknown) => Promise<unknown>;
};

/** Asks a query or makes a change by its name. */
export const ask = async (bound: object, name: string, input: unknown): Promise<unknown> => {
  const { queryFn, mutationFn } = (bound as Readonly<Record<string, Bound>>)[name]?.(input) ?? {};
  return queryFn ? queryFn({}) : mutationFn?.(input);
};

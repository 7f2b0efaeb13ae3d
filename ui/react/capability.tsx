'use client';
import type { Bound, Identity } from '@gatehouse/sdk';
import { createQueryClient } from '@gatehouse/sdk/query';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useIdentity } from './identity';

const clients = new WeakMap<Identity, QueryClient>();

/** One query client per identity, however many portals show it. */
const queryClientOf = (identity: Identity): QueryClient => {
  const known = clients.get(identity);
  if (known) return known;
  const { client } = createQueryClient(identity);
  clients.set(identity, client);
  return client;
};

/** Lets the screens below read server state; a host may hand in its own query client. */
export function QueryProvider({ client, children }: { client?: QueryClient; children: ReactNode }) {
  const identity = useIdentity();
  return <QueryClientProvider client={client ?? queryClientOf(identity)}>{children}</QueryClientProvider>;
}

/**
 * Query and mutation options of a capability, bound to the identity of the tree.
 *
 * @example
 * const { list, remove } = useCapability(tokens);
 * const all = useQuery(list({ type: 'ClientCredentials' }));
 */
export function useCapability<M extends object>(capability: M): Bound<M> {
  const identity = useIdentity();
  return useMemo(() => identity.of(capability), [identity, capability]);
}

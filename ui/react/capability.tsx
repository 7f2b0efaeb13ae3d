'use client';
import type { Bound, Identity, Owner } from '@gatehouse/sdk';
import { bindQueryClient } from '@gatehouse/sdk/query';
import { type QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useIdentity, useOwner } from './identity';
import { queryClientOf } from './query-client';

const bound = new WeakMap<QueryClient, WeakSet<Identity>>();

/** Binds a client for its whole lifetime: cached data must be dropped with its owner, also while nothing is mounted. */
const useBound = (identity: Identity, client: QueryClient | undefined): void => {
  useEffect(() => {
    if (!client) return;
    const identities = bound.get(client) ?? new WeakSet();
    bound.set(client, identities);
    if (identities.has(identity)) return;
    identities.add(identity);
    bindQueryClient(identity, client);
  }, [identity, client]);
};

/** Creates new options for each owner, since values that a host memoizes by them must not outlive the owner. */
const optionsOf = <M extends object>(identity: Identity, capability: M, _owner: Owner | null | undefined): Bound<M> =>
  identity.of(capability);

interface QueryProviderProps {
  /**
   * The host's query client; `bindQueryClient` manages the identity's server state in it. Default: one client per
   * identity.
   */
  client?: QueryClient;
  children: ReactNode;
}

/** Provides the query client for server state. */
export function QueryProvider({ client, children }: QueryProviderProps) {
  const identity = useIdentity();
  useBound(identity, client);
  return <QueryClientProvider client={client ?? queryClientOf(identity)}>{children}</QueryClientProvider>;
}

/**
 * Returns the query and mutation options of a capability for the signed-in user; new ones after sign-in, sign-out and
 * an account switch. Queries wait until the session is known. The surrounding query client is bound to the identity.
 *
 * @example
 * const { list, remove } = useCapability(tokens);
 * const all = useQuery(list({ type: 'ClientCredentials' }));
 */
export function useCapability<M extends object>(capability: M): Bound<M> {
  const identity = useIdentity();
  const owner = useOwner();
  useBound(identity, useContext(QueryClientContext));
  return useMemo(() => optionsOf(identity, capability, owner), [identity, capability, owner]);
}

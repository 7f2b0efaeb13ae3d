import { type Mutation as AnyMutation, MutationCache, QueryClient } from '@tanstack/query-core';
import type { Identity } from './identity';

const FRESH_FOR = 30_000;

/**
 * A TanStack Query client for an identity: mutations make stale what they name in `meta.invalidates`, also when they
 * fail, and what was read for one person or account is dropped when another one takes over. Call `stop` when the
 * identity is disposed.
 *
 * @example
 * const { client } = createQueryClient(identity);
 * const tokens = await client.fetchQuery(identity.of(tokensCapability).list({ type: 'ClientCredentials' }));
 */
export const createQueryClient = (identity: Identity): { client: QueryClient; stop: () => void } => {
  const makeStale = ({ meta }: Pick<AnyMutation, 'meta'>) => {
    const names = (meta?.invalidates ?? []) as readonly string[];
    return client.invalidateQueries({ predicate: ({ queryKey }) => names.includes(String(queryKey[2])) });
  };
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _context, mutation) => makeStale(mutation),
      // A change may have been made in part, or its answer was lost. The failure is told without waiting for the reads.
      onError: (_error, _variables, _context, mutation) => {
        void makeStale(mutation);
      },
    }),
    // The SDK's own client repeats what may be repeated; a second layer would multiply the tries.
    defaultOptions: { queries: { retry: false, staleTime: FRESH_FOR }, mutations: { retry: false } },
  });

  const owner = (): string => {
    const state = identity.session.get();
    return state.status === 'authenticated' ? `${state.user.id}@${state.user.tenantId}` : '';
  };
  let known = owner();
  const stop = identity.session.subscribe(() => {
    const next = owner();
    if (next === known) return;
    known = next;
    client.clear();
  });
  return { client, stop };
};

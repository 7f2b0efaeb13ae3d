import { QueryClient } from '@tanstack/query-core';
import type { KeyOwner } from './core/queries';
import type { Identity } from './identity';

const FRESH_FOR = 30_000;

type Key = readonly unknown[] | undefined;

interface CachedQuery {
  queryKey: readonly unknown[];
  state: { fetchStatus: string; data: unknown };
  fetch(): Promise<unknown>;
  cancel(options: { silent: true }): Promise<void>;
  setState(state: { data: undefined; status: 'success' }): void;
  reset(): void;
}

interface CachedMutation {
  meta?: Record<string, unknown>;
  options: { mutationKey?: readonly unknown[] };
}

/** The part of a TanStack Query client that is used; the adapters have classes of their own. */
interface BindableClient {
  getQueryCache(): {
    findAll(filters: { queryKey?: readonly unknown[] }): CachedQuery[];
    remove(query: CachedQuery): void;
  };
  getMutationCache(): {
    findAll(filters: { mutationKey?: readonly unknown[] }): CachedMutation[];
    remove(mutation: CachedMutation): void;
    config: {
      onSuccess?(data: unknown, variables: unknown, ...rest: unknown[]): unknown;
      onError?(error: Error, variables: unknown, ...rest: unknown[]): unknown;
    };
  };
  invalidateQueries(filters: {
    queryKey: readonly unknown[];
    predicate: (query: { queryKey: readonly unknown[] }) => boolean;
  }): Promise<void>;
}

/** Returns the owner of a query or mutation by its key; undefined for those of the host. */
const ownerOf = (key: Key): KeyOwner | undefined => (key?.[0] === 'gatehouse' ? (key[1] as KeyOwner) : undefined);

const isOf = ({ queryKey, state }: CachedQuery, { owner }: Identity): boolean => {
  const current = owner.get();
  const { userId, tenantId, ...key } = ownerOf(queryKey) ?? {};
  // The request that tells whose token the host has is the owner's own.
  if ('unshared' in key && state.fetchStatus === 'fetching') return true;
  return userId === current?.userId && tenantId === current?.tenantId;
};

/** Removes queries from the cache, and their data from their observers. */
const forget = (client: BindableClient, queries: CachedQuery[]): void => {
  // Data and placeholder first: an observer keeps a placeholder for as long as a query is pending.
  for (const query of queries) {
    void query.cancel({ silent: true });
    query.setState({ data: undefined, status: 'success' });
  }
  for (const query of queries) {
    query.reset();
    client.getQueryCache().remove(query);
  }
};

const isFirstLoad = ({ state }: CachedQuery): boolean => state.fetchStatus === 'fetching' && state.data === undefined;

const makeStale = async (client: BindableClient, { meta, options }: CachedMutation): Promise<void> => {
  const owner = ownerOf(options.mutationKey);
  const names = meta?.invalidates;
  if (!owner || !Array.isArray(names)) return;
  const queryKey = ['gatehouse', { identity: owner.identity }];
  // An invalidation does not restart a first load, which may have read what was there before the mutation.
  const first = client
    .getQueryCache()
    .findAll({ queryKey })
    .filter((query) => names.includes(query.queryKey[2]) && isFirstLoad(query));
  const loads = first.map((query) => query.fetch());
  await client.invalidateQueries({ queryKey, predicate: (query) => names.includes(query.queryKey[2]) });
  if (first.length === 0) return;
  await Promise.allSettled(loads);
  await client.invalidateQueries({
    queryKey,
    predicate: (query) => first.some((one) => one.queryKey === query.queryKey),
  });
};

/** Invalidates queries after mutations of any identity; returns a function that stops it. */
const watchMutations = (client: BindableClient): (() => void) => {
  const { config } = client.getMutationCache();
  const { onSuccess, onError } = config;
  // Every version of TanStack Query passes the mutation as the fourth argument.
  const stale = (rest: unknown[]) => makeStale(client, rest[1] as CachedMutation);
  const callbacks: typeof config = {
    // Waits for the refetch, so that a mutation settles when the lists show its result.
    onSuccess: async (data, variables, ...rest) => {
      await onSuccess?.(data, variables, ...rest);
      await stale(rest);
    },
    // A mutation may have been applied in part, or its response was lost. The error does not wait for the refetch.
    onError: async (error, variables, ...rest) => {
      void stale(rest);
      await onError?.(error, variables, ...rest);
    },
  };
  Object.assign(config, callbacks);
  return () => {
    // A callback that the host has set meanwhile is kept.
    if (config.onSuccess === callbacks.onSuccess) config.onSuccess = onSuccess;
    if (config.onError === callbacks.onError) config.onError = onError;
  };
};

interface Binding {
  uses: number;
  end(): void;
}

interface ClientBindings {
  byIdentity: Map<Identity, Binding>;
  end(): void;
}

const bound = new WeakMap<BindableClient, ClientBindings>();

const bind = (identity: Identity, client: BindableClient): Binding => {
  const key = ['gatehouse', { identity: identity.owner.identity }];
  const drop = () => {
    const queries = client.getQueryCache().findAll({ queryKey: key });
    forget(
      client,
      queries.filter((query) => !isOf(query, identity)),
    );
    const mutations = client.getMutationCache();
    for (const mutation of mutations.findAll({ mutationKey: key })) mutations.remove(mutation);
  };
  return { uses: 0, end: identity.owner.subscribe(drop) };
};

/**
 * Binds an identity to a host's TanStack Query client. Mutations invalidate the capabilities in `meta.invalidates`,
 * also when they fail; queries of a user or account are canceled and removed when another one becomes active. Queries
 * of the host and of other identities are not affected. Safe to call twice.
 *
 * @returns a function that removes the binding.
 * @example
 * const stop = bindQueryClient(identity, queryClient);
 */
export const bindQueryClient = (identity: Identity, client: BindableClient): (() => void) => {
  const all = bound.get(client) ?? { byIdentity: new Map(), end: watchMutations(client) };
  bound.set(client, all);
  const binding = all.byIdentity.get(identity) ?? bind(identity, client);
  all.byIdentity.set(identity, binding);
  binding.uses += 1;

  let isOn = true;
  return () => {
    if (!isOn) return;
    isOn = false;
    binding.uses -= 1;
    if (binding.uses > 0) return;
    binding.end();
    all.byIdentity.delete(identity);
    if (all.byIdentity.size > 0) return;
    all.end();
    bound.delete(client);
  };
};

/**
 * Creates a TanStack Query client for one identity, bound to it as by {@link bindQueryClient}. All of its data is
 * removed when another user or account becomes active. Call `stop` when the identity is disposed.
 *
 * @example
 * const { client } = createQueryClient(identity);
 * const tokens = await client.fetchQuery(identity.of(tokensCapability).list({ type: 'ClientCredentials' }));
 */
export const createQueryClient = (identity: Identity): { client: QueryClient; stop: () => void } => {
  const client = new QueryClient({
    // The SDK's HTTP client retries already; a second layer would multiply the attempts.
    defaultOptions: { queries: { retry: false, staleTime: FRESH_FOR }, mutations: { retry: false } },
  });
  const unbind = bindQueryClient(identity, client);
  const leave = identity.owner.subscribe(() => {
    forget(client, client.getQueryCache().findAll({ predicate: ({ queryKey }) => !ownerOf(queryKey) }));
    client.getMutationCache().clear();
  });
  return {
    client,
    stop: () => {
      leave();
      unbind();
    },
  };
};

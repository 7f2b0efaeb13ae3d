import type { Api } from './api';
import type { Contract } from './contract';
import type { Environment } from './environment';

/** What a query or mutation uses besides the provider's calls. Absent when `run` is called directly. */
export interface QueryContext extends Pick<Environment, 'fetch' | 'after' | 'now' | 'crypto' | 'credentials'> {
  /** Aborted when no observer is left, and when another user or account becomes active. */
  signal?: AbortSignal;
}

/** Calls a sub-account with its own token instead of the session's. */
export type AsAccount =
  | {
      /** Sub-account of the token; part of the cache key. */
      accountId: string;
      /** The `accessToken` that `accounts.token` returned, without `Bearer`; never part of a cache key. */
      authorization: string;
    }
  | { accountId?: undefined; authorization?: undefined };

/** A read of server state. `Filter` is part of its cache key. */
export interface Query<C extends Contract = Contract, Filter = never, Result = unknown> {
  readonly kind: 'query';
  /** `none` is also read while no user is signed in. */
  readonly auth: 'none' | 'bearer';
  readonly capability: string;
  readonly contract: C;
  readonly run: (api: Api<C>, filter: Filter, context?: QueryContext) => Promise<Result>;
}

/** A change of server state, and the capabilities whose queries it invalidates. */
export interface Mutation<C extends Contract = Contract, Variables = never, Result = unknown> {
  readonly kind: 'mutation';
  readonly capability: string;
  readonly contract: C;
  readonly invalidates: readonly string[];
  readonly run: (api: Api<C>, variables: Variables, context?: QueryContext) => Promise<Result>;
}

/**
 * Returns the builders for the queries and mutations of one capability.
 *
 * @example
 * const { query, mutation } = capability('groups', contract);
 * export const list = query((api) => api.list());
 * export const remove = mutation((api, groupId: string) => api.remove({ groupId }));
 */
export const capability = <C extends Contract>(name: string, contract: C) => ({
  /** Default for `auth`: `bearer`, which waits until a user is signed in. */
  query: <Result, Filter = void>(
    run: Query<C, Filter, Result>['run'],
    { auth = 'bearer' }: { auth?: 'none' | 'bearer' } = {},
  ): Query<C, Filter, Result> => ({ kind: 'query', auth, capability: name, contract, run }),
  /** Default for `invalidates`: the capability itself. */
  mutation: <Result, Variables = void>(
    run: Mutation<C, Variables, Result>['run'],
    invalidates: readonly string[] = [name],
  ): Mutation<C, Variables, Result> => ({ kind: 'mutation', capability: name, contract, invalidates, run }),
});

/** The identity, user and account that a cached result belongs to. */
export interface Owner {
  /** Name of the identity, unique on the page. */
  readonly identity: string;
  readonly userId: string;
  readonly tenantId: string;
}

/**
 * Owner part of a key; without user and account while no user is signed in. `unshared` is a number that no other key
 * has, while the owner of the host's token is unknown.
 */
export type KeyOwner =
  | Owner
  | { readonly identity: string; readonly userId?: never; readonly tenantId?: never; readonly unshared?: number };

/** Key of a cached query: the owner comes first, so that all entries of an owner share a prefix. */
export type QueryKey = readonly [
  root: 'gatehouse',
  owner: KeyOwner,
  capability: string,
  name: string,
  filter?: unknown,
];

/** Key of a mutation; observers reset their result when it changes. */
export type MutationKey = readonly [root: 'gatehouse', owner: KeyOwner, capability: string, name: string];

/**
 * Returns the part of a cache key that identifies a filter. `authorization` is left out: keys are visible in developer
 * tools and persisted caches, and a renewed token must not change the key.
 */
export const filterKey = (filter: unknown): unknown => {
  if (typeof filter !== 'object' || filter === null || !('authorization' in filter)) return filter;
  const { authorization: _, ...rest } = filter;
  return rest;
};

/** Query options for any TanStack Query adapter. */
export interface BoundQuery<Result> {
  queryKey: QueryKey;
  /** False until the session is loaded and a user is signed in, or the owner of the host's token is known. */
  enabled: boolean;
  /** 0 for results that belong to no known owner. */
  gcTime?: number;
  /** 0 when only a request tells whose token the host has. */
  staleTime?: number;
  queryFn: (context: { signal?: AbortSignal }) => Promise<Result>;
}

/** Mutation options for any TanStack Query adapter. */
export interface BoundMutation<Variables, Result> {
  mutationKey: MutationKey;
  mutationFn: (variables: Variables) => Promise<Result>;
  meta: { invalidates: readonly string[] };
}

/** The queries and mutations of one capability, bound to an identity. Other exports of the capability are left out. */
export type Bound<M> = {
  readonly [K in keyof M as M[K] extends { kind: 'query' | 'mutation' } ? K : never]: M[K] extends Query<
    infer _C,
    infer Filter,
    infer Result
  >
    ? (filter: Filter) => BoundQuery<Result>
    : M[K] extends Mutation<infer _C, infer Variables, infer Result>
      ? () => BoundMutation<Variables, Result>
      : never;
};

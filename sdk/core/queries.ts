import type { Api } from './api';
import type { Contract } from './contract';
import type { Environment } from './environment';

/** What a query or mutation may use besides the provider's calls. Absent when `run` is called by hand. */
export interface Outside extends Pick<Environment, 'fetch' | 'after' | 'now' | 'crypto' | 'credentials'> {
  /** Aborted when no observer waits for the query any more, and when another user or account takes over. */
  signal?: AbortSignal;
}

/** Asks about a sub-account with that account's own token instead of the session's. */
export type AsAccount =
  | {
      /** Sub-account that the token belongs to; keeps the answers of two accounts apart in the cache. */
      accountId: string;
      /** Its `accessToken` exactly as `accounts.token` gave it, without `Bearer`; never part of a cache key. */
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
  readonly run: (api: Api<C>, filter: Filter, outside?: Outside) => Promise<Result>;
}

/** A change of server state, and the capabilities whose reads it makes stale. */
export interface Mutation<C extends Contract = Contract, Variables = never, Result = unknown> {
  readonly kind: 'mutation';
  readonly capability: string;
  readonly contract: C;
  readonly invalidates: readonly string[];
  readonly run: (api: Api<C>, variables: Variables, outside?: Outside) => Promise<Result>;
}

/**
 * Starts the queries of one capability.
 *
 * @example
 * const { query, mutation } = capability('groups', contract);
 * export const list = query((api) => api.list());
 * export const remove = mutation((api, groupId: string) => api.remove({ groupId }));
 */
export const capability = <C extends Contract>(name: string, contract: C) => ({
  /** `auth` defaults to `bearer`: the query waits until a user is signed in. */
  query: <Result, Filter = void>(
    run: Query<C, Filter, Result>['run'],
    { auth = 'bearer' }: { auth?: 'none' | 'bearer' } = {},
  ): Query<C, Filter, Result> => ({ kind: 'query', auth, capability: name, contract, run }),
  /** `invalidates` defaults to the capability itself. */
  mutation: <Result, Variables = void>(
    run: Mutation<C, Variables, Result>['run'],
    invalidates: readonly string[] = [name],
  ): Mutation<C, Variables, Result> => ({ kind: 'mutation', capability: name, contract, invalidates, run }),
});

/** One user in one account of one identity: whose server state a cached result is. */
export interface Owner {
  /** Name of the identity; no other identity on the page has it. */
  readonly identity: string;
  readonly userId: string;
  readonly tenantId: string;
}

/** Start of every key of an identity; without user and account while no user is known to be signed in. */
export type KeyOwner = Owner | { readonly identity: string; readonly userId?: never; readonly tenantId?: never };

/** Key of a cached read: the owner comes first, so that all of an owner's entries share a prefix. */
export type QueryKey = readonly [
  root: 'gatehouse',
  owner: KeyOwner,
  capability: string,
  name: string,
  filter?: unknown,
];

/** Key of a mutation; observers forget their result when it changes. */
export type MutationKey = readonly [root: 'gatehouse', owner: KeyOwner, capability: string, name: string];

/**
 * The part of a cache key that tells one filter from another. `authorization` is a token, which is used but never kept
 * in a key: keys show up in developer tools and in stored caches, and a renewed token is no other question.
 */
export const filterKey = (filter: unknown): unknown => {
  if (typeof filter !== 'object' || filter === null || !('authorization' in filter)) return filter;
  const { authorization: _, ...rest } = filter;
  return rest;
};

/** Options that every TanStack Query adapter understands. */
export interface BoundQuery<Result> {
  queryKey: QueryKey;
  /** False until the session is known, and while no user is signed in. */
  enabled: boolean;
  queryFn: (context: { signal?: AbortSignal }) => Promise<Result>;
}

/** Mutation options that every TanStack Query adapter understands. */
export interface BoundMutation<Variables, Result> {
  mutationKey: MutationKey;
  mutationFn: (variables: Variables) => Promise<Result>;
  meta: { invalidates: readonly string[] };
}

/** The queries and mutations of one capability, bound to an identity. Pure rules beside them are left out. */
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

import type { Api } from './api';
import type { Contract } from './contract';

/** A read of server state. `Filter` is part of its cache key. */
export interface Query<C extends Contract = Contract, Filter = never, Result = unknown> {
  readonly kind: 'query';
  readonly capability: string;
  readonly contract: C;
  readonly run: (api: Api<C>, filter: Filter) => Promise<Result>;
}

/** A change of server state, and the capabilities whose reads it makes stale. */
export interface Mutation<C extends Contract = Contract, Variables = never, Result = unknown> {
  readonly kind: 'mutation';
  readonly capability: string;
  readonly contract: C;
  readonly invalidates: readonly string[];
  readonly run: (api: Api<C>, variables: Variables) => Promise<Result>;
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
  query: <Result, Filter = void>(run: (api: Api<C>, filter: Filter) => Promise<Result>): Query<C, Filter, Result> => ({
    kind: 'query',
    capability: name,
    contract,
    run,
  }),
  /** `invalidates` defaults to the capability itself. */
  mutation: <Result, Variables = void>(
    run: (api: Api<C>, variables: Variables) => Promise<Result>,
    invalidates: readonly string[] = [name],
  ): Mutation<C, Variables, Result> => ({ kind: 'mutation', capability: name, contract, invalidates, run }),
});

export type QueryKey = readonly [
  root: 'gatehouse',
  tenantId: string,
  capability: string,
  name: string,
  filter?: unknown,
];

/** Options that every TanStack Query adapter understands. */
export interface BoundQuery<Result> {
  queryKey: QueryKey;
  queryFn: (context: { signal?: AbortSignal }) => Promise<Result>;
}

export interface BoundMutation<Variables, Result> {
  mutationKey: readonly string[];
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

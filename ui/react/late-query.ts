'use client';
import type { Bound, BoundQuery } from '@gatehouse/sdk';
import { type QueryKey, skipToken, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCapability } from './capability';

/** A capability whose code loads after the page, for supplementary data. */
export interface LateCapability<M> {
  current(): M | undefined;
  load(): Promise<M>;
}

/**
 * Declares a capability that loads on its first query.
 *
 * @example
 * const roles = lateCapability(() => import('@gatehouse/sdk/roles'));
 */
export const lateCapability = <M extends object>(download: () => Promise<M>): LateCapability<M> => {
  let module: M | undefined;
  return {
    current: () => module,
    load: async () => {
      module ??= await download();
      return module;
    },
  };
};

const nothing = {};

export interface LateQueryOptions<Result, Data> {
  /** Default true. */
  enabled?: boolean;
  /** Keep it stable: at module scope. */
  select?: (result: Result) => Data;
  /** Returns placeholder data for a key. */
  placeholderOf?: (queryKey: QueryKey) => UseQueryOptions<NoInfer<Result>, Error, NoInfer<Data>>['placeholderData'];
}

/**
 * Reads by a query of a late capability. Until its code has arrived, `isLoading` is true; where it does not arrive, the
 * query stays without data, and the next mount fetches it again.
 */
export const useLateQuery = <M extends object, Result, Data = Result>(
  late: LateCapability<M>,
  queryOf: (capability: Bound<M>) => BoundQuery<Result>,
  { enabled = true, select, placeholderOf }: LateQueryOptions<Result, Data> = {},
) => {
  const [module, setModule] = useState(late.current);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (module || !enabled) return;
    let isOn = true;
    late.load().then(
      (arrived) => isOn && setModule(() => arrived),
      () => isOn && setHasFailed(true),
    );
    return () => {
      isOn = false;
    };
  }, [late, module, enabled]);

  const bound = useCapability(module ?? nothing);
  // The options are those of the module: it is there.
  const query = module && queryOf(bound as Bound<M>);
  const found = useQuery<Result, Error, Data>({
    queryKey: query?.queryKey ?? ['gatehouse', 'late'],
    queryFn: query ? ({ signal }) => query.queryFn({ signal }) : skipToken,
    enabled: enabled && (query?.enabled ?? false),
    select,
    placeholderData: query && placeholderOf?.(query.queryKey),
  });
  return {
    data: found.data,
    isLoading: enabled && (found.isLoading || (!module && !hasFailed)),
    isFetching: found.isFetching,
  };
};

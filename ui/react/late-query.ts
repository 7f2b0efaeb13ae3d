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

const empty = {};

export interface LateQueryOptions<Result, Data> {
  /** Whether the query runs. Default true. */
  enabled?: boolean;
  /** Transforms the result. Keep it stable: at module scope. */
  select?: (result: Result) => Data;
  /** Returns placeholder data for a query key. */
  placeholderOf?: (queryKey: QueryKey) => UseQueryOptions<NoInfer<Result>, Error, NoInfer<Data>>['placeholderData'];
}

/**
 * Runs a query of a late capability. `isLoading` is true until its code has loaded; if loading fails, the query has no
 * data and the next mount retries.
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

  const bound = useCapability(module ?? empty);
  // The module has loaded, so the options are its own.
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

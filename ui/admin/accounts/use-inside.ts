'use client';
import * as accounts from '@gatehouse/sdk/accounts';
import { useQuery } from '@tanstack/react-query';
import { useCapability } from '../../react/capability';

/** Milliseconds for which a sub-account's token is reused; less than its lifetime. */
const FRESH = 60_000;

/** Returns the token of a sub-account for requests on its behalf. The token is stored in the query cache only. */
export const useInside = (tenantId: string) => {
  const { data, error, refetch } = useQuery({
    ...useCapability(accounts).token(tenantId),
    staleTime: FRESH,
    refetchInterval: FRESH,
    // Evicts the token with its last observer.
    gcTime: 0,
  });
  return { inside: data && { accountId: tenantId, authorization: data.accessToken }, error, refetch };
};

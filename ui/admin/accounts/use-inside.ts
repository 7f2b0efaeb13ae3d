'use client';
import * as accounts from '@gatehouse/sdk/accounts';
import { useQuery } from '@tanstack/react-query';
import { useCapability } from '../../react/capability';

/** Milliseconds for which a token of an account is used: shorter than it lives, longer than a look around. */
const FRESH = 60_000;

/** The token of an account below, with which calls speak for that account. It is used and never kept elsewhere. */
export const useInside = (tenantId: string) => {
  const { data, error, refetch } = useQuery({
    ...useCapability(accounts).token(tenantId),
    staleTime: FRESH,
    refetchInterval: FRESH,
    // The token is dropped with its last observer.
    gcTime: 0,
  });
  return { inside: data && { accountId: tenantId, authorization: data.accessToken }, error, refetch };
};

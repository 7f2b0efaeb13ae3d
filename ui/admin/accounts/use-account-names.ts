'use client';
import * as accounts from '@gatehouse/sdk/accounts';
import { useQuery } from '@tanstack/react-query';
import { useCapability } from '../../react/capability';

/** Returns the name of an account below by its id, and the id while it is not known. All names come in one call. */
export const useAccountNames = (): ((tenantId: string) => string) => {
  const { data } = useQuery({ ...useCapability(accounts).tree({}), select: accounts.namesOf });
  return (tenantId) => data?.get(tenantId) ?? tenantId;
};

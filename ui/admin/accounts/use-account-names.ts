'use client';
import * as accounts from '@gatehouse/sdk/accounts';
import { useQuery } from '@tanstack/react-query';
import { useCapability } from '../../react/capability';

/** Returns the name of a sub-account by its id, or the id until it is known. One request loads all names. */
export const useAccountNames = (): ((tenantId: string) => string) => {
  const { data } = useQuery({ ...useCapability(accounts).tree({}), select: accounts.namesOf });
  return (tenantId) => data?.get(tenantId) ?? tenantId;
};

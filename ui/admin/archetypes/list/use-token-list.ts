'use client';
import * as configurations from '@gatehouse/sdk/configurations';
import * as tokens from '@gatehouse/sdk/tokens';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useCapability } from '../../../react/capability';
import { useRights } from '../page/use-rights';

const everyOwner: readonly tokens.TokenOwner[] = ['user', 'tenant'];

/** Returns the owners whose tokens the user may read, write and delete. */
export const useTokenRights = (owners = everyOwner) => {
  const rights = { user: useRights('personalApiTokens'), tenant: useRights('apiTokens') };
  const allowed = (verb: 'read' | 'write' | 'delete') => owners.filter((owner) => rights[owner][verb]);
  return { read: allowed('read'), write: allowed('write'), delete: allowed('delete') };
};

/** Returns the tokens of some owners, of the type that the vendor uses. */
export const useTokenList = (owners: readonly tokens.TokenOwner[]) => {
  const vendor = useQuery(useCapability(configurations).vendor());
  const isAccess = vendor.data?.machineToMachineAuthStrategy === 'AccessToken';
  const type: tokens.TokenType = isAccess ? 'AccessToken' : 'ClientCredentials';
  const wanted = useCapability(tokens).list({ type, owners });
  const canLoad = vendor.data !== undefined && owners.length > 0;
  const list = useQuery({ ...wanted, queryFn: canLoad ? wanted.queryFn : skipToken });
  const { data, error, isLoading, refetch } = vendor.data ? list : { ...vendor, data: undefined };
  return { type, data, error, refetch, isLoading: owners.length > 0 && isLoading };
};

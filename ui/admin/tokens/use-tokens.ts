'use client';
import * as configurations from '@gatehouse/sdk/configurations';
import * as tokens from '@gatehouse/sdk/tokens';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useCapability } from '../../react/capability';
import type { ListSource } from '../resource/list-page';

/** Returns the tokens of some owners, of the token type that the vendor uses. */
export const useTokens = (owners: readonly tokens.TokenOwner[]) => {
  const { list } = useCapability(tokens);
  const vendor = useQuery(useCapability(configurations).vendor());
  const strategy = vendor.data?.machineToMachineAuthStrategy;
  const type: tokens.TokenType = strategy === 'AccessToken' ? 'AccessToken' : 'ClientCredentials';
  const wanted = list({ type, owners });
  const found = useQuery({ ...wanted, queryFn: vendor.data ? wanted.queryFn : skipToken });
  const source: ListSource<tokens.ApiToken> = {
    data: found.data,
    error: found.error ?? (vendor.data ? undefined : vendor.error),
    refetch: () => (vendor.data ? found.refetch() : vendor.refetch()),
  };
  return { type, source };
};

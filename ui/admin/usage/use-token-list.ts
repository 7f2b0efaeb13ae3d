'use client';
import * as configurations from '@gatehouse/sdk/configurations';
import * as tokens from '@gatehouse/sdk/tokens';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useCapability } from '../../react/capability';
import { useRights } from '../archetypes/page/use-rights';

/**
 * Returns the tokens that the user may read, of the token type that the vendor uses; none if the user may read none.
 */
export const useTokenList = (): { data: readonly tokens.ApiToken[] | undefined; isLoading: boolean } => {
  const ofAccount = useRights('apiTokens').read;
  const ofUser = useRights('personalApiTokens').read;
  const owners: tokens.TokenOwner[] = [...(ofUser ? ['user' as const] : []), ...(ofAccount ? ['tenant' as const] : [])];
  const vendor = useQuery(useCapability(configurations).vendor());
  const isAccess = vendor.data?.machineToMachineAuthStrategy === 'AccessToken';
  const source = useCapability(tokens).list({ type: isAccess ? 'AccessToken' : 'ClientCredentials', owners });
  const canLoad = vendor.data !== undefined && owners.length > 0;
  const { data, isLoading } = useQuery({ ...source, queryFn: canLoad ? source.queryFn : skipToken });
  return { data, isLoading: isLoading || (vendor.isLoading && owners.length > 0) };
};

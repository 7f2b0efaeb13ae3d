'use client';
import * as configurations from '@gatehouse/sdk/configurations';
import * as groups from '@gatehouse/sdk/groups';
import * as sso from '@gatehouse/sdk/sso';
import * as tokens from '@gatehouse/sdk/tokens';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCapability } from '../../react/capability';
import { useRights } from '../archetypes/page/use-rights';

/** Names of the holders of a role. */
export interface Holders {
  groups: readonly string[];
  tokens: readonly string[];
  sso: readonly string[];
}

/** Holders of roles, as far as the user may read them. */
export interface HolderIndex {
  of: (roleId: string) => Holders;
  /** Whether something could not be read, so that there may be more holders. */
  isPartial: boolean;
  isLoading: boolean;
}

const owners: readonly tokens.TokenOwner[] = ['tenant'];

/** Loads the holders of roles: groups, tokens of the account, and connections to identity providers. */
export const useHolders = (): HolderIndex => {
  const may = { groups: useRights('groups').read, tokens: useRights('apiTokens').read, sso: useRights('sso').read };
  const vendor = useQuery(useCapability(configurations).vendor());
  const type = vendor.data?.machineToMachineAuthStrategy === 'AccessToken' ? 'AccessToken' : 'ClientCredentials';
  const groupsQuery = useCapability(groups).list({ relations: 'roles' });
  const tokensQuery = useCapability(tokens).list({ type, owners });
  const ssoQuery = useCapability(sso).list();
  const groupsResult = useQuery(may.groups ? groupsQuery : { ...groupsQuery, queryFn: skipToken });
  const tokensResult = useQuery(may.tokens && vendor.data ? tokensQuery : { ...tokensQuery, queryFn: skipToken });
  const ssoResult = useQuery(may.sso ? ssoQuery : { ...ssoQuery, queryFn: skipToken });
  const all = [groupsResult, tokensResult, ssoResult];
  const isPartial = all.some(({ data, isFetching }) => !data && !isFetching);
  const isLoading = all.some(({ isLoading }) => isLoading);
  const [groupRows, tokenRows, ssoRows] = [groupsResult.data, tokensResult.data, ssoResult.data];

  return useMemo(
    () => ({
      isPartial,
      isLoading,
      of: (roleId) => ({
        groups: (groupRows ?? []).filter((row) => row.roles?.some(({ id }) => id === roleId)).map(({ name }) => name),
        tokens: (tokenRows ?? [])
          .filter((row) => row.roleIds?.includes(roleId))
          .map(({ description, key }) => description?.trim() || key),
        sso: (ssoRows ?? [])
          .filter(
            (row) => row.roleIds?.includes(roleId) || row.groups?.some((group) => group.roleIds?.includes(roleId)),
          )
          .map(({ domains, id }) => domains?.[0]?.domain ?? id),
      }),
    }),
    [groupRows, tokenRows, ssoRows, isPartial, isLoading],
  );
};

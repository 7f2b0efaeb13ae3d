'use client';
import * as roles from '@gatehouse/sdk/roles';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCapability } from '../../../react/capability';
import { useProviderNames } from '../formats/use-provider-names';

/** Returns the names of roles by id. They are supplementary: nothing waits for them. */
export const useRoleNames = (isNeeded: boolean): ReadonlyMap<string, string> => {
  const provider = useProviderNames();
  const team = useCapability(roles).listTeam();
  const { data } = useQuery({ ...team, enabled: team.enabled && isNeeded, select: provider.roles });
  return useMemo(() => new Map(data?.map(({ id, name }) => [id, name])), [data]);
};

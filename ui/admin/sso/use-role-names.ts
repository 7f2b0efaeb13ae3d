'use client';
import * as roles from '@gatehouse/sdk/roles';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCapability } from '../../react/capability';
import { useProviderNames } from '../archetypes/formats/use-provider-names';
import { namesOrCount } from '../archetypes/list/names-or-count';
import { useAdminTexts } from '../texts';

/** Returns the names of roles, or their number until the names are known. */
export const useRoleNames = (ids: readonly string[]): readonly string[] => {
  const { roleCount } = useAdminTexts('sso');
  const provider = useProviderNames();
  const team = useCapability(roles).listTeam();
  const { data } = useQuery({ ...team, enabled: team.enabled && ids.length > 0, select: provider.roles });
  const names = useMemo(() => new Map(data?.map(({ id, name }) => [id, name])), [data]);
  return namesOrCount(ids, names, roleCount);
};

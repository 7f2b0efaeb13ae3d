'use client';
import { useMemo } from 'react';
import { lateCapability, useLateQuery } from '../../react/late-query';
import { namesOrCount } from '../resource/names-or-count';
import { useProviderNames } from '../resource/use-provider-names';
import { useAdminTexts } from '../texts';

const roles = lateCapability(() => import('../resource/late-roles'));

/** Returns the names of roles, or their number until the names are known. */
export const useRoleNames = (ids: readonly string[]): readonly string[] => {
  const { roleCount } = useAdminTexts('sso');
  const provider = useProviderNames();
  const { data } = useLateQuery(roles, ({ listTeam }) => listTeam(), {
    enabled: ids.length > 0,
    select: provider.roles,
  });
  const names = useMemo(() => new Map(data?.map(({ id, name }) => [id, name])), [data]);
  return namesOrCount(ids, names, roleCount);
};

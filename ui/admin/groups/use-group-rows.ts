'use client';
import * as groups from '@gatehouse/sdk/groups';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Choice } from '../../kit/form/choice-fields';
import { useCapability } from '../../react/capability';

/**
 * Loads the groups with their roles, and then their members, so that hundreds of groups with thousands of members
 * render at once. An error of the second request leaves the members out.
 */
export const useGroupRows = () => {
  const { list } = useCapability(groups);
  const first = useQuery(list({ relations: 'roles' }));
  const fullList = list({});
  const { data: full } = useQuery({ ...fullList, enabled: fullList.enabled && first.data !== undefined });
  // Each change refetches the first query; the members follow.
  const rows = useMemo(() => {
    const members = new Map(full?.map(({ id, users }) => [id, users]));
    return first.data?.map((group) => ({ ...group, users: members.get(group.id) }));
  }, [first.data, full]);
  return { rows, error: first.error, refetch: first.refetch };
};

/** Returns the roles granted by groups as filter options. */
export const rolesIn = (rows: readonly groups.Group[] | undefined): Choice[] => {
  const names = new Map(
    rows?.flatMap(({ roles }) => (roles ?? []).map(({ id, name, key }) => [id, name ?? key ?? id])),
  );
  return [...names].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label));
};

'use client';
import * as groups from '@gatehouse/sdk/groups';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Choice } from '../../kit/choice-fields';
import { useCapability } from '../../react/capability';

/**
 * Reads the groups with their roles, and then with their members: hundreds of groups with thousands of members are there
 * at once. A failure of the second read leaves the members out.
 */
export const useGroupRows = () => {
  const { list } = useCapability(groups);
  const first = useQuery(list({ relations: 'roles' }));
  const whole = list({});
  const { data: full } = useQuery({ ...whole, enabled: whole.enabled && first.data !== undefined });
  // The first is read again on each change, and the members follow.
  const rows = useMemo(() => {
    const members = new Map(full?.map(({ id, users }) => [id, users]));
    return first.data?.map((group) => ({ ...group, users: members.get(group.id) }));
  }, [first.data, full]);
  return { rows, error: first.error, refetch: first.refetch };
};

/** Returns the roles that groups give, as choices of a filter. */
export const rolesIn = (rows: readonly groups.Group[] | undefined): Choice[] => {
  const names = new Map(
    rows?.flatMap(({ roles }) => (roles ?? []).map(({ id, name, key }) => [id, name ?? key ?? id])),
  );
  return [...names].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label));
};

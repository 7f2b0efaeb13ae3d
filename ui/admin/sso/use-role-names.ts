'use client';
import * as roles from '@gatehouse/sdk/roles';
import { useQuery } from '@tanstack/react-query';
import { useCapability } from '../../react/capability';

/** Returns the names of roles; an id where the name is not known. */
export const useRoleNames = (ids: readonly string[]): string[] => {
  const list = useCapability(roles).listTeam();
  const { data } = useQuery({ ...list, enabled: list.enabled && ids.length > 0 });
  return ids.map((id) => data?.find((role) => role.id === id)?.name ?? id);
};

'use client';
import { lateCapability, useLateQuery } from '../../react/late-query';

const roles = lateCapability(() => import('../resource/late-roles'));

/** Returns the names of roles; an id where the name is not known. */
export const useRoleNames = (ids: readonly string[]): string[] => {
  const { data } = useLateQuery(roles, ({ listTeam }) => listTeam(), { enabled: ids.length > 0 });
  return ids.map((id) => data?.find((role) => role.id === id)?.name ?? id);
};

'use client';
import * as groups from '@gatehouse/sdk/groups';
import { useQuery } from '@tanstack/react-query';
import { useCapability } from '../../react/capability';
import type { PartLabel } from '../archetypes/form/partly-done';
import { useAdminTexts } from '../texts';

/** Returns the labels of the parts of a save. Groups have names if a picker has loaded them. */
export const useUserPartLabel = (): PartLabel => {
  const { parts, columns } = useAdminTexts('users');
  const groupsQuery = useQuery({ ...useCapability(groups).list({ relations: 'roles' }), enabled: false });
  return ({ what, change, key }) => {
    if (what === 'invitation') return parts.invitation;
    if (what === 'profile') return parts.profile;
    if (what === 'roles') return columns.roles;
    const name = groupsQuery.data?.find(({ id }) => id === key)?.name ?? key;
    return change === 'add' ? parts.join(name) : parts.leave(name);
  };
};

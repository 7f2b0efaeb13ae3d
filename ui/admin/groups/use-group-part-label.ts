'use client';
import * as roles from '@gatehouse/sdk/roles';
import * as users from '@gatehouse/sdk/users';
import { useQueryClient } from '@tanstack/react-query';
import { useCapability } from '../../react/capability';
import type { PartLabel } from '../archetypes/form/partly-done';
import { useProviderNames } from '../archetypes/formats/use-provider-names';
import { useAdminTexts } from '../texts';

/** Returns the labels of the parts of a save. Roles and users have names if a picker has loaded them. */
export const useGroupPartLabel = (): PartLabel => {
  const { parts } = useAdminTexts('groups');
  const client = useQueryClient();
  const { listTeam } = useCapability(roles);
  const { byIds } = useCapability(users);
  const provider = useProviderNames();
  const roleName = (key: string) => {
    const read = client.getQueryData<readonly roles.Role[]>(listTeam().queryKey);
    return provider.roles(read ?? []).find(({ id }) => id === key)?.name ?? key;
  };
  const userNameOf = (key: string) => {
    // Each user picker has its own query.
    const read = client.getQueriesData<readonly users.User[]>({ queryKey: byIds([]).queryKey.slice(0, -1) });
    const user = read.flatMap(([, members]) => members ?? []).find(({ id }) => id === key);
    return user ? user.name?.trim() || user.email : key;
  };
  return ({ what: noun, change, key }) => {
    if (noun === 'group') return change === 'create' ? parts.group(key) : parts.details;
    const isAdded = change === 'add';
    if (noun === 'role') return isAdded ? parts.giveRole(roleName(key)) : parts.takeRole(roleName(key));
    return isAdded ? parts.addMember(userNameOf(key)) : parts.removeMember(userNameOf(key));
  };
};

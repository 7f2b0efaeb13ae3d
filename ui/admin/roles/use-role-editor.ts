'use client';
import * as roles from '@gatehouse/sdk/roles';
import { useMemo } from 'react';
import { useUser } from '../../react/session';

/** Returns the user's rights for editing roles, once the roles have loaded. */
export const useRoleEditor = (all: readonly roles.Role[] | undefined): roles.RoleEditor | undefined => {
  const user = useUser();
  return useMemo(() => {
    if (!user || !all) return undefined;
    const held = all.filter(({ key }) => user.roles.some((role) => role.key === key));
    const { tenantId, permissions, superUser } = user;
    return { tenantId, permissions, superUser, level: superUser ? 0 : roles.levelOf(held) };
  }, [user, all]);
};

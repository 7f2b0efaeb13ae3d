'use client';
import * as flags from '@gatehouse/sdk/flags';
import * as users from '@gatehouse/sdk/users';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useCapability } from '../../react/capability';
import { useUser } from '../../react/session';
import { useIsQuiet } from '../../react/use-is-quiet';
import { useFieldAppearance } from '../archetypes/page/appearance';
import { useRights } from '../archetypes/page/use-rights';
import { isInvited } from './user-state';
import type { TaskForOne } from './user-task';

/** Returns whether temporary access is available, by flag and by the provider's configuration. */
export const useTemporary = (): boolean => {
  const flagsQuery = useQuery(useCapability(flags).all());
  const isOn = flags.isFlagOn(flagsQuery.data, 'temporary-users');
  const { temporaryConfiguration } = useCapability(users);
  const query = temporaryConfiguration();
  const isQuiet = useIsQuiet();
  const configuration = useQuery({ ...query, enabled: query.enabled && isOn && isQuiet });
  return isOn && configuration.data?.enabled === true;
};

/** Returns whether roles and groups can be changed here, by rights and column settings; stable. */
export const useAssignmentRights = () => {
  const may = useRights('users');
  const groupsMay = useRights('groups');
  const appearance = useFieldAppearance('users');
  const ownTenant = useUser()?.tenantId;
  const canChange: Readonly<Record<users.Assignment, boolean>> = useMemo(
    () => ({
      roles: (may.addRoles || may.removeRoles) && appearance('roles') === 'edit',
      groups: groupsMay.read && (groupsMay.addUsers || groupsMay.removeUsers) && appearance('groups') === 'edit',
    }),
    [may, groupsMay, appearance],
  );
  /** Returns whether they can be changed for a user: if they are known, and the user belongs to this account. */
  const canEdit = useCallback(
    ({ tenantId, roleIds, groupIds }: users.ListedUser, kind: users.Assignment): boolean => {
      const isOfThisAccount = !tenantId || tenantId === ownTenant;
      return canChange[kind] && isOfThisAccount && (kind === 'roles' ? roleIds : groupIds) !== undefined;
    },
    [canChange, ownTenant],
  );
  return { canChange, canEdit };
};

/** Returns the permitted actions on a user, by the signed-in user's rights; users cannot lock themselves out. */
export const useUserTasks = () => {
  const may = useRights('users');
  const { canChange } = useAssignmentRights();
  const signedIn = useUser();
  const ownId = signedIn?.id;
  const isActing = signedIn?.impersonatorId !== undefined;
  const isTemporary = useTemporary();
  const mayEdit = may.update || canChange.roles || canChange.groups;

  const tasksFor = (user: users.ListedUser): TaskForOne[] => {
    const isOther = user.id !== ownId;
    const hasEnd = Boolean(user.temporaryExpirationDate);
    const tasks = [
      mayEdit && 'edit',
      may.resend && isInvited(user) && 'resend',
      may.resend && !isInvited(user) && user.verified === false && 'resendActivation',
      may.impersonate && isOther && !isActing && !user.isDisabled && !isInvited(user) && 'actAs',
      may.update && isTemporary && isOther && 'setEnd',
      may.update && isTemporary && hasEnd && 'makePermanent',
      may.endSessions && isOther && 'endSessions',
      may.disable && isOther && (user.isDisabled ? 'enable' : 'disable'),
      may.disable && may.endSessions && isOther && !user.isDisabled && 'lock',
      may.delete && isOther && user.managedBy !== 'scim2' && 'remove',
    ] as const;
    return tasks.filter((task) => task !== false && task !== undefined);
  };
  /** One action for each purpose, for a menu; the drawer of a user has all of them. */
  const menuTasksFor = (user: users.ListedUser): TaskForOne[] => {
    const elsewhere: TaskForOne = user.temporaryExpirationDate ? 'setEnd' : 'makePermanent';
    return tasksFor(user).filter((task) => task !== 'lock' && task !== elsewhere);
  };
  return { may, ownId, isTemporary, canChange, tasksFor, menuTasksFor };
};

'use client';
import * as flags from '@gatehouse/sdk/flags';
import * as users from '@gatehouse/sdk/users';
import { useQuery } from '@tanstack/react-query';
import { useCapability } from '../../react/capability';
import { useUser } from '../../react/session';
import { useRights } from '../resource/use-rights';
import { isInvited } from './user-state';
import type { UserTask } from './user-task';

/** Whether access can end by itself here: by the flag, and by the provider's own configuration. */
export const useTemporary = (): boolean => {
  const known = useQuery(useCapability(flags).all());
  const isOn = flags.isFlagOn(known.data, 'temporary-users');
  const { temporaryConfiguration } = useCapability(users);
  const query = temporaryConfiguration();
  const configuration = useQuery({ ...query, enabled: query.enabled && isOn });
  return isOn && configuration.data?.enabled === true;
};

/** Returns what may be done with a user: by the rights of whoever looks, and never to oneself what would lock one out. */
export const useUserTasks = () => {
  const may = useRights('users');
  const groupsMay = useRights('groups');
  const own = useUser()?.id;
  const isTemporary = useTemporary();
  const canEdit = may.update || may.addRoles || may.removeRoles || groupsMay.addUsers || groupsMay.removeUsers;

  const tasksFor = (user: users.ListedUser): Exclude<UserTask['do'], 'add' | 'inviteLink'>[] => {
    const isOther = user.id !== own;
    const hasEnd = Boolean(user.temporaryExpirationDate);
    return [
      canEdit && 'edit',
      may.resend && isInvited(user) && 'resend',
      may.resend && !isInvited(user) && user.verified === false && 'resendActivation',
      may.disable && isOther && (user.isDisabled ? 'enable' : 'disable'),
      may.disable && may.endSessions && isOther && !user.isDisabled && 'lock',
      may.endSessions && isOther && 'endSessions',
      may.update && isTemporary && isOther && 'setEnd',
      may.update && isTemporary && hasEnd && 'makePermanent',
      may.delete && isOther && user.managedBy !== 'scim2' && 'remove',
    ].filter((task) => task !== false && task !== undefined) as ReturnType<typeof tasksFor>;
  };
  return { may, groupsMay, own, isTemporary, tasksFor };
};

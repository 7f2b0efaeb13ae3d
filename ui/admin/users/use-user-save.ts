'use client';
import * as groups from '@gatehouse/sdk/groups';
import { type PartCall, sendParts } from '@gatehouse/sdk/partly-done';
import * as users from '@gatehouse/sdk/users';
import { useQuery } from '@tanstack/react-query';
import { useCapability } from '../../react/capability';
import type { PartLabel } from '../resource/partly-done';
import { useAdminTexts } from '../texts';
import { afterStep, stepsBetween, type UserFields, type UserStep } from './user-edits';

/** State of a user at the provider, updated after each call, so that the next attempt sends only the rest. */
export interface Saved {
  user: users.UserChange['user'];
  fields: UserFields;
}

/** Returns the calls of a save in rounds; a failed part does not stop the others. */
export const useUserSteps = () => {
  const { update } = useCapability(users);
  const { addUsers, removeUsers } = useCapability(groups);

  const send = ({ user, fields }: Saved, step: UserStep): Promise<unknown> => {
    if (step.do === 'profile') return update().mutationFn({ user, name: step.name, phone: step.phone });
    // The current roles, since an earlier attempt may have changed them.
    const now = { ...user, roleIds: fields.roleIds };
    if (step.do === 'roles') return update().mutationFn({ user: now, roleIds: step.roleIds });
    const change = { groupId: step.groupId, userIds: [user.id] };
    return step.do === 'join' ? addUsers().mutationFn(change) : removeUsers().mutationFn(change);
  };
  const partOf = (step: UserStep): Omit<PartCall, 'call'> => {
    if (step.do === 'join') return { change: 'add', what: 'group', keys: [step.groupId] };
    if (step.do === 'leave') return { change: 'remove', what: 'group', keys: [step.groupId] };
    return { change: 'update', what: step.do, keys: [step.do] };
  };
  return (saved: Saved, fields: UserFields): PartCall[][] =>
    stepsBetween(saved.fields, fields).map((step) => [
      {
        ...partOf(step),
        call: async () => {
          await send(saved, step);
          saved.fields = afterStep(saved.fields, step);
        },
      },
    ]);
};

/** Returns a function that saves the form values of a user. It throws the errors of `sendParts`. */
export const useUserSave = () => {
  const stepsOf = useUserSteps();
  return (saved: Saved, fields: UserFields): Promise<void> => sendParts(stepsOf(saved, fields));
};

/** Returns the labels of the parts of a save. Groups have names if a picker has loaded them. */
export const useUserPartLabel = (): PartLabel => {
  const { parts, columns } = useAdminTexts('users');
  const known = useQuery({ ...useCapability(groups).list({ relations: 'roles' }), enabled: false });
  return ({ what, change, key }) => {
    if (what === 'invitation') return parts.invitation;
    if (what === 'profile') return parts.profile;
    if (what === 'roles') return columns.roles;
    const name = known.data?.find(({ id }) => id === key)?.name ?? key;
    return change === 'add' ? parts.join(name) : parts.leave(name);
  };
};

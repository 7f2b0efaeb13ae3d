import { idChanges } from '@gatehouse/sdk/groups';
import type { ListedUser } from '@gatehouse/sdk/users';
import { userName } from './user-state';

/** Form values of a user. */
export interface UserFields {
  name: string;
  phone: string;
  roleIds: string[];
  groupIds: string[];
}

/** Returns the initial form values. */
export const fieldsOf = (user: ListedUser): UserFields => ({
  name: userName(user),
  phone: user.phoneNumber ?? '',
  roleIds: user.roleIds ?? [],
  groupIds: user.groupIds ?? [],
});

/** A call of a save; each can fail separately. */
export type UserStep =
  | { do: 'profile'; name?: string; phone?: string }
  | { do: 'roles'; roleIds: string[] }
  | { do: 'join' | 'leave'; groupId: string };

const isSameSet = (a: readonly string[], b: readonly string[]) => {
  const { added, removed } = idChanges(a, b);
  return added.length === 0 && removed.length === 0;
};

/** Returns the calls that change `before` to `after`. */
export const stepsBetween = (before: UserFields, after: UserFields): UserStep[] => {
  const profile = {
    ...(after.name !== before.name && { name: after.name }),
    ...(after.phone !== before.phone && { phone: after.phone }),
  };
  const { added, removed } = idChanges(before.groupIds, after.groupIds);
  return [
    ...(Object.keys(profile).length > 0 ? [{ do: 'profile' as const, ...profile }] : []),
    ...(isSameSet(before.roleIds, after.roleIds) ? [] : [{ do: 'roles' as const, roleIds: after.roleIds }]),
    ...added.map((groupId) => ({ do: 'join' as const, groupId })),
    ...removed.map((groupId) => ({ do: 'leave' as const, groupId })),
  ];
};

/** Returns the state at the provider after a call. */
export const afterStep = (fields: UserFields, step: UserStep): UserFields => {
  if (step.do === 'profile') return { ...fields, name: step.name ?? fields.name, phone: step.phone ?? fields.phone };
  if (step.do === 'roles') return { ...fields, roleIds: step.roleIds };
  const others = fields.groupIds.filter((id) => id !== step.groupId);
  return { ...fields, groupIds: step.do === 'join' ? [...others, step.groupId] : others };
};

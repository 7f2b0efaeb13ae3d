import type { Group } from '@gatehouse/sdk/groups';

/** Form values of a group. */
export interface GroupFields {
  name: string;
  /** Color; empty for none. */
  color: string;
  description: string;
  roleIds: string[];
  userIds: string[];
}

/** Returns the initial form values. */
export const fieldsOf = (group: Group | undefined): GroupFields => ({
  name: group?.name ?? '',
  color: group?.color ?? '',
  description: group?.description ?? '',
  roleIds: group?.roles?.map(({ id }) => id) ?? [],
  userIds: group?.users?.map(({ id }) => id) ?? [],
});

/** Returns whether a directory manages the name and the members of a group. */
export const isManaged = ({ managedBy }: Group): boolean => managedBy === 'scim2';

/** A member of a group, as used by tasks and effects. */
export interface Member {
  id: string;
  name: string;
}

/** Returns the members of a group, with names if known. */
export const membersOf = ({ users }: Group): Member[] =>
  (users ?? []).map(({ id, name, email }) => ({ id, name: name?.trim() || email || id }));

/** An open task on the groups page. */
export type GroupTask =
  | { do: 'add' | 'settings' }
  | { do: 'edit' | 'addMembers' | 'remove'; group: Group }
  | { do: 'removeMembers'; group: Group; members: Member[] };

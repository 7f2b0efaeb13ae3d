'use client';
import * as groups from '@gatehouse/sdk/groups';
import { type Part, sendParts } from '@gatehouse/sdk/partly-done';
import * as roles from '@gatehouse/sdk/roles';
import * as users from '@gatehouse/sdk/users';
import { useQueryClient } from '@tanstack/react-query';
import { useCapability } from '../../react/capability';
import { changesOf } from '../resource/changes';
import type { PartLabel } from '../resource/partly-done';
import { useAdminTexts } from '../texts';
import type { GroupFields } from './group-fields';

/** State of a group at the provider, updated after each call, so that the next attempt sends only the rest. */
export interface SavedGroup {
  /** Id of the group; undefined until it is created. */
  id: string | undefined;
  fields: GroupFields;
}

/**
 * Returns a function that creates or changes a group with its roles and members, additions before removals. It throws
 * the errors of `sendParts`; a group created before a later call failed is kept.
 */
export const useGroupSave = () => {
  const { create, update, addRoles, removeRoles, addUsers, removeUsers } = useCapability(groups);
  return (saved: SavedGroup, wanted: GroupFields): Promise<void> => {
    const { id, fields } = saved;
    const described = ({ name, color, description }: GroupFields) => ({ name, color, description });
    const changed = changesOf(described(fields), described(wanted));
    const roleIds = groups.idChanges(fields.roleIds, wanted.roleIds);
    const userIds = groups.idChanges(fields.userIds, wanted.userIds);
    const groupId = () => saved.id ?? '';
    const part = (change: Part['change'], noun: string, keys: string[], send: () => Promise<Partial<GroupFields>>) => ({
      change,
      what: noun,
      keys,
      call: async () => {
        const done = await send();
        saved.fields = { ...saved.fields, ...done };
      },
    });
    const save = async () => {
      const { color, description, ...rest } = described(wanted);
      if (id !== undefined) await update().mutationFn({ groupId: id, ...changed });
      else {
        const optional = { ...(color && { color }), ...(description && { description }) };
        saved.id = (await create().mutationFn({ ...rest, ...optional })).id;
      }
      return described(wanted);
    };
    const withRoles = async (add: boolean, ids: string[]) => {
      await (add ? addRoles() : removeRoles()).mutationFn({ groupId: groupId(), roleIds: ids });
      const held = saved.fields.roleIds;
      return { roleIds: add ? [...held, ...ids] : held.filter((id) => !ids.includes(id)) };
    };
    const withUsers = async (add: boolean, ids: string[]) => {
      await (add ? addUsers() : removeUsers()).mutationFn({ groupId: groupId(), userIds: ids });
      const held = saved.fields.userIds;
      return { userIds: add ? [...held, ...ids] : held.filter((id) => !ids.includes(id)) };
    };
    const isNew = id === undefined;
    const isChanged = isNew || Object.keys(changed).length > 0;
    return sendParts(
      [
        [part(isNew ? 'create' : 'update', 'group', isChanged ? [wanted.name] : [], save)],
        [
          part('add', 'role', roleIds.added, () => withRoles(true, roleIds.added)),
          part('add', 'user', userIds.added, () => withUsers(true, userIds.added)),
        ],
        [
          part('remove', 'role', roleIds.removed, () => withRoles(false, roleIds.removed)),
          part('remove', 'user', userIds.removed, () => withUsers(false, userIds.removed)),
        ],
      ],
      { stop: true },
    );
  };
};

/** Returns the labels of the parts of a save. Roles and users have names if a picker has loaded them. */
export const useGroupPartLabel = (): PartLabel => {
  const { parts } = useAdminTexts('groups');
  const client = useQueryClient();
  const { listTeam } = useCapability(roles);
  const { byIds } = useCapability(users);
  const roleName = (key: string) =>
    client.getQueryData<readonly roles.Role[]>(listTeam().queryKey)?.find(({ id }) => id === key)?.name ?? key;
  const userNameOf = (key: string) => {
    // Each user picker has its own query.
    const read = client.getQueriesData<readonly users.User[]>({ queryKey: byIds([]).queryKey.slice(0, -1) });
    const user = read.flatMap(([, found]) => found ?? []).find(({ id }) => id === key);
    return user ? user.name?.trim() || user.email : key;
  };
  return ({ what: noun, change, key }) => {
    if (noun === 'group') return change === 'create' ? parts.group(key) : parts.details;
    const isAdded = change === 'add';
    if (noun === 'role') return isAdded ? parts.giveRole(roleName(key)) : parts.takeRole(roleName(key));
    return isAdded ? parts.addMember(userNameOf(key)) : parts.removeMember(userNameOf(key));
  };
};

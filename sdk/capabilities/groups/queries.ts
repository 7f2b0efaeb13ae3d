import { idChanges } from '../../core/id-changes';
import { type PartCall, sendParts } from '../../core/partly-done';
import { capability } from '../../core/queries';
import { contract, type Group, type GroupConfiguration, type GroupUpdate, type NewGroup } from './contract';

export { type IdChanges, idChanges } from '../../core/id-changes';
export type { Group, GroupConfiguration, GroupUpdate, GroupUser, NewGroup } from './contract';
export { groupLimits, isGroupColor } from './contract';

/** Relations returned with a group. */
export type GroupRelations = 'roles' | 'users' | 'rolesAndUsers';

const { query, mutation } = capability('groups', contract);

/** Returns all groups. Default: with roles and users. */
export const list = query((api, { relations = 'rolesAndUsers' }: { relations?: GroupRelations }) =>
  api.list({ _groupsRelations: relations }),
);

/** Returns one group. Default: with roles and users. */
export const get = query(
  (api, { groupId, relations = 'rolesAndUsers' }: { groupId: string; relations?: GroupRelations }) =>
    api.get({ groupId, _groupsRelations: relations }),
);

/** Returns the groups with these ids; an empty list makes no call. */
export const byIds = query(
  async (api, { ids, relations = 'rolesAndUsers' }: { ids: string[]; relations?: GroupRelations }) =>
    ids.length === 0 ? [] : api.getByIds({ groupsIds: ids, _groupsRelations: relations }),
);

/** Returns whether groups are enabled and whether they grant roles. */
export const configuration = query((api) => api.getConfiguration());

// Rows of the user list name the groups of a user, and permissions depend on groups.
const groupsAndUsers = ['groups', 'users'];
const groupsAndRights = [...groupsAndUsers, 'profile'];

/** Creates a group without roles and members. */
export const create = mutation((api, group: NewGroup) => api.create(group));
/** Changes name, color, description or metadata. */
export const update = mutation((api, group: GroupUpdate) => api.update(group), groupsAndUsers);
/** Deletes a group; its members lose the roles that it granted. */
export const remove = mutation((api, groupId: string) => api.delete({ groupId }), groupsAndRights);

/** Adds users to a group. */
export const addUsers = mutation(
  (api, change: { groupId: string; userIds: string[] }) => api.addUsers(change),
  groupsAndRights,
);
/** Removes users from a group. */
export const removeUsers = mutation(
  (api, change: { groupId: string; userIds: string[] }) => api.removeUsers(change),
  groupsAndRights,
);
/** Adds roles to a group. */
export const addRoles = mutation(
  (api, change: { groupId: string; roleIds: string[] }) => api.addRoles(change),
  groupsAndRights,
);
/** Removes roles from a group. */
export const removeRoles = mutation(
  (api, change: { groupId: string; roleIds: string[] }) => api.removeRoles(change),
  groupsAndRights,
);

/** The roles of a group, before and after an edit. */
export interface GroupRoleChange {
  groupId: string;
  before: readonly string[];
  after: readonly string[];
}

/**
 * Replaces the roles of a group. New roles are added first, so that no member lacks permissions in between; when that
 * fails, the old roles stay.
 * @throws PartlyDoneError with the ids of the roles when new ones were added and old ones could not be removed.
 */
export const setRoles = mutation(async (api, { groupId, before, after }: GroupRoleChange) => {
  const { added, removed } = idChanges(before, after);
  await sendParts(
    [
      [{ change: 'add', what: 'role', keys: added, call: () => api.addRoles({ groupId, roleIds: added }) }],
      [{ change: 'remove', what: 'role', keys: removed, call: () => api.removeRoles({ groupId, roleIds: removed }) }],
    ],
    { stop: true },
  );
}, groupsAndRights);

/** A group with its roles and members, as a form edits it. */
export interface GroupSave extends Pick<NewGroup, 'name' | 'color' | 'description'> {
  /** The group as last read, or its id; undefined creates one. */
  group?: Group | string;
  /** Default: unchanged. */
  roleIds?: readonly string[];
  /** Default: unchanged. */
  userIds?: readonly string[];
}

const idsOf = (rows: readonly { id: string }[] | null | undefined): string[] => rows?.map(({ id }) => id) ?? [];

/**
 * Creates or changes a group, its roles and its members: additions before removals, and only what differs.
 * @throws PartlyDoneError with the ids of roles and users. The next attempt passes its `createdId` as `group`.
 */
export const save = mutation(async (api, { group, roleIds, userIds, ...fields }: GroupSave): Promise<void> => {
  const before = typeof group === 'string' ? await get.run(api, { groupId: group }) : group;
  const roles = idChanges(idsOf(before?.roles), roleIds ?? idsOf(before?.roles));
  const users = idChanges(idsOf(before?.users), userIds ?? idsOf(before?.users));
  const { name, color = '', description = '' } = fields;
  const changed = {
    ...(name !== before?.name && { name }),
    ...(color !== (before?.color ?? '') && { color }),
    ...(description !== (before?.description ?? '') && { description }),
  };
  let groupId = before?.id ?? '';
  const describe = async () => {
    if (before) await api.update({ groupId, ...changed });
    else groupId = (await api.create({ ...changed, name })).id;
  };
  const described: PartCall = {
    change: before ? 'update' : 'create',
    what: 'group',
    keys: Object.keys(changed).length > 0 ? [name] : [],
    call: describe,
  };
  const give = (ids: string[]) => api.addRoles({ groupId, roleIds: ids });
  const take = (ids: string[]) => api.removeRoles({ groupId, roleIds: ids });
  const join = (ids: string[]) => api.addUsers({ groupId, userIds: ids });
  const leave = (ids: string[]) => api.removeUsers({ groupId, userIds: ids });
  await sendParts(
    [
      [described],
      [
        { change: 'add', what: 'role', keys: roles.added, call: () => give(roles.added) },
        { change: 'add', what: 'user', keys: users.added, call: () => join(users.added) },
      ],
      [
        { change: 'remove', what: 'role', keys: roles.removed, call: () => take(roles.removed) },
        { change: 'remove', what: 'user', keys: users.removed, call: () => leave(users.removed) },
      ],
    ],
    { stop: true, createdId: () => (before ? undefined : groupId || undefined) },
  );
}, groupsAndRights);

/** Enables or disables groups, or the roles that they grant. */
export const saveConfiguration = mutation((api, configuration: GroupConfiguration) =>
  api.saveConfiguration(configuration),
);

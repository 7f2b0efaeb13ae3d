import { sendParts } from '../../core/partly-done';
import { capability } from '../../core/queries';
import { contract, type GroupConfiguration, type GroupUpdate, type NewGroup } from './contract';

export type { Group, GroupConfiguration, GroupUpdate, GroupUser, NewGroup } from './contract';
export { groupLimits, isGroupColor } from './contract';

/** Relations returned with a group. */
export type GroupRelations = 'roles' | 'users' | 'rolesAndUsers';

/** Returns the ids to add and to remove to get from one list of ids to another. */
export const idChanges = (before: readonly string[], after: readonly string[]) => ({
  added: after.filter((id) => !before.includes(id)),
  removed: before.filter((id) => !after.includes(id)),
});

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

/** Enables or disables groups, or the roles that they grant. */
export const saveConfiguration = mutation((api, configuration: GroupConfiguration) =>
  api.saveConfiguration(configuration),
);

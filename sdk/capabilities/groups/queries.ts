import { sendParts } from '../../core/partly-done';
import { capability } from '../../core/queries';
import { contract, type GroupConfiguration, type GroupUpdate, type NewGroup } from './contract';

export type { Group, GroupConfiguration, GroupUpdate, GroupUser, NewGroup } from './contract';
export { groupLimits, isGroupColor } from './contract';

/** What is read along with a group. */
export type GroupRelations = 'roles' | 'users' | 'rolesAndUsers';

/** What has to be added and removed to get from one list of ids to another. */
export const idChanges = (before: readonly string[], after: readonly string[]) => ({
  added: after.filter((id) => !before.includes(id)),
  removed: before.filter((id) => !after.includes(id)),
});

const { query, mutation } = capability('groups', contract);

/** Returns all groups; with roles and users by default. */
export const list = query((api, { relations = 'rolesAndUsers' }: { relations?: GroupRelations }) =>
  api.list({ _groupsRelations: relations }),
);

/** Returns one group; with roles and users by default. */
export const get = query(
  (api, { groupId, relations = 'rolesAndUsers' }: { groupId: string; relations?: GroupRelations }) =>
    api.get({ groupId, _groupsRelations: relations }),
);

/** Certain groups; none asked for is none, without a call. */
export const byIds = query(
  async (api, { ids, relations = 'rolesAndUsers' }: { ids: string[]; relations?: GroupRelations }) =>
    ids.length === 0 ? [] : api.getByIds({ groupsIds: ids, _groupsRelations: relations }),
);

/** Whether the account has groups, and whether they carry roles. */
export const configuration = query((api) => api.getConfiguration());

// Rows of users name their groups, and a user's rights depend on them.
const groupsAndPeople = ['groups', 'users'];
const groupsAndRights = [...groupsAndPeople, 'profile'];

/** Makes a group without roles and members. */
export const create = mutation((api, group: NewGroup) => api.create(group));
/** Changes name, color, description or metadata. */
export const update = mutation((api, group: GroupUpdate) => api.update(group), groupsAndPeople);
/** Removes a group; its members lose the roles they had by it. */
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
/** Gives the group more roles. */
export const addRoles = mutation(
  (api, change: { groupId: string; roleIds: string[] }) => api.addRoles(change),
  groupsAndRights,
);
/** Takes roles from the group. */
export const removeRoles = mutation(
  (api, change: { groupId: string; roleIds: string[] }) => api.removeRoles(change),
  groupsAndRights,
);

/** The roles of a group before and after an edit. */
export interface GroupRoleChange {
  groupId: string;
  before: readonly string[];
  after: readonly string[];
}

/**
 * Replaces the roles of a group. New roles are added first, so that no member is without rights in between; when that
 * fails, the old roles stay.
 * @throws PartlyDoneError with the ids of the roles when new ones were given and old ones could not be taken.
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

/** Switches groups, or the roles of groups, on or off. */
export const saveConfiguration = mutation((api, configuration: GroupConfiguration) =>
  api.saveConfiguration(configuration),
);

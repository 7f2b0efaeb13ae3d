import type { Identity } from '@gatehouse/sdk';
import { contract as accounts } from '@gatehouse/sdk/contracts/accounts';
import { contract as groups } from '@gatehouse/sdk/contracts/groups';
import { contract as profile } from '@gatehouse/sdk/contracts/profile';
import { contract as roles } from '@gatehouse/sdk/contracts/roles';
import { contract as session } from '@gatehouse/sdk/contracts/session';
import { contract as users } from '@gatehouse/sdk/contracts/users';
import { appOf } from './apps';

/** The calls of each group by the vendor's names. */
const callsOf = (call: Identity['call']) => {
  const [ofAccounts, ofGroups, ofProfile, ofRoles, ofSession, ofUsers] = [
    call(accounts),
    call(groups),
    call(profile),
    call(roles),
    call(session),
    call(users),
  ];
  return {
    tenants: {
      getTenants: () => ofProfile.getMyTenantsV2(),
      switchTenant: ofSession.switchTenant,
      getSubTenants: () => ofAccounts.listSubTenants(),
      getSubTenantsAsTree: () => ofAccounts.getTree(),
      getParentTenants: () => ofAccounts.getParents(),
      getParentTenantsById: (tenantId: string) => ofAccounts.getParentsOf({ tenantId }),
      searchSubTenants: ofAccounts.searchSubTenants,
      getHierarchyMetadata: ofAccounts.getHierarchyMetadata,
      getTenantsUsersCount: ofAccounts.countUsers,
    },
    users: {
      getUsersV2: ofUsers.listUsersV2,
      getUsersV3: ofUsers.listUsers,
      getUsersRoles: ofUsers.getUsersRoles,
      getUsersGroups: ofUsers.getUsersGroups,
      getCurrentUserTenantsV1: () => ofProfile.getMyTenantsV1(),
      getCurrentUserTenantsV3: () => ofProfile.getMyTenants(),
      updateUserProfileV2: ofProfile.updateMe,
    },
    teams: {
      getProfile: () => ofProfile.getMe({ addRoles: true }),
      updateProfile: ofProfile.updateMe,
      loadUsers: ofUsers.listMembers,
      loadStats: () => ofUsers.getMemberStats(),
      loadAvailableRoles: () => ofRoles.listTeamRoles(),
      loadAvailablePermissions: () => ofRoles.listTeamPermissions(),
      addUser: ofUsers.addUser,
      updateUser: ofUsers.updateMember,
      deleteUser: ofUsers.deleteMember,
      disableUser: (userId: string) => ofUsers.disableUser({ userId }),
      enableUser: (userId: string) => ofUsers.enableUser({ userId }),
      setPermanentUser: (userId: string) => ofUsers.makePermanent({ userId }),
    },
    groups: {
      getGroups: ofGroups.list,
      getGroupById: ofGroups.get,
      getGroupsByIds: ofGroups.getByIds,
      createGroup: ofGroups.create,
      updateGroup: ofGroups.update,
      deleteGroup: (groupId: string) => ofGroups.delete({ groupId }),
      addRolesToGroup: (groupId: string, body: { roleIds: string[] }) => ofGroups.addRoles({ groupId, ...body }),
      deleteRolesFromGroup: (groupId: string, body: { roleIds: string[] }) =>
        ofGroups.removeRoles({ groupId, ...body }),
      addUsersToGroup: (groupId: string, body: { userIds: string[] }) => ofGroups.addUsers({ groupId, ...body }),
      deleteUsersFromGroup: (groupId: string, body: { userIds: string[] }) =>
        ofGroups.removeUsers({ groupId, ...body }),
    },
    roles: {
      getRoles: () => ofRoles.list(),
      addRole: ofRoles.create,
      updateRole: ofRoles.update,
      deleteRole: (roleId: string) => ofRoles.delete({ roleId }),
      getPermissions: () => ofRoles.listPermissions(),
      getPermissionCategories: () => ofRoles.listPermissionCategories(),
    },
  };
};

/** Calls of the provider's API, in groups, by the vendor's names. */
export type FronteggApiClient = ReturnType<typeof callsOf>;

/** Names what is not there, where plain JavaScript would say "is not a function". */
const named = <Part extends object>(path: string, part: Part): Part =>
  new Proxy(part, {
    get: (target, key, receiver) => {
      if (typeof key === 'symbol' || key in target || key === 'then') return Reflect.get(target, key, receiver);
      throw new Error(`${path}.${key} is not there. Use identity.call with a contract of @gatehouse/sdk/contracts.`);
    },
  });

/**
 * Returns the calls of the provider's API as the signed-in user.
 * @throws Error before `FronteggProvider` has rendered, when a call is read.
 */
export const createApiClient = (name?: string): FronteggApiClient => {
  const read = () => callsOf(appOf(name).identity.call);
  const groupOf = <Name extends keyof FronteggApiClient>(group: Name): FronteggApiClient[Name] =>
    named(`createApiClient().${group}`, read()[group]);
  return named('createApiClient()', {
    get tenants() {
      return groupOf('tenants');
    },
    get users() {
      return groupOf('users');
    },
    get teams() {
      return groupOf('teams');
    },
    get groups() {
      return groupOf('groups');
    },
    get roles() {
      return groupOf('roles');
    },
  });
};

/** As {@link createApiClient}, of the only application. */
export const api: FronteggApiClient = createApiClient();

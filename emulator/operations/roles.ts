import { isRoleKey } from '@gatehouse/sdk/contracts/roles';
import type { Db } from '../db/db';
import type { PermissionRow, RoleRow } from '../db/rows/accounts';
import type { Call } from '../http/call';
import { fieldError } from '../http/errors';
import { isoTime } from '../provider';
import { audited } from '../rules/audits/audits';
import { keepingTheAdministration } from '../rules/members/members';
import {
  changeableRole,
  checkPermissions,
  everyRolesPermissions,
  givableRoles,
  isDefaultRole,
  requireGain,
  requireLevel,
  requireLoss,
  rolesIn,
  unknownRole,
} from '../rules/members/roles';
import { notFound } from '../rules/resources/owned';
import { type OperationsOf, operation, type Rule, secure } from './operation';

interface RoleFields {
  key: string;
  name: string;
  description: string;
  isDefault: boolean;
  level: number;
}

const wireRole = (db: Db, row: RoleRow) => {
  const { permissionIds, tenantId, level = 0, ...role } = row;
  return {
    ...role,
    isDefault: isDefaultRole(db, row),
    permissions: [...permissionIds],
    tenantId: tenantId ?? null,
    level,
  };
};

const wirePermission = ({ db, caller }: Call) => {
  const { tenantId } = caller();
  return ({ createdAt: _, ...permission }: PermissionRow) => ({
    ...permission,
    roleIds: db.roles
      .by('permissionIds', permission.id)
      .filter((role) => role.tenantId === undefined || role.tenantId === tenantId)
      .map(({ id }) => id),
  });
};

const nameIn = (name: string): string => {
  const trimmed = name.trim();
  if (!trimmed) throw fieldError('name', 'Give the role a name.', 'name-missing');
  return trimmed;
};

/** Tokens identify roles by key, so a key is unique among all roles of the account. */
const newKey = ({ db, caller }: Call, key: string): string => {
  if (!isRoleKey(key)) {
    throw fieldError('key', 'Begin the key with a letter; use letters, digits, dots, - and _.');
  }
  if (rolesIn(db, caller().tenantId).some((role) => role.key.toLowerCase() === key.toLowerCase())) {
    throw fieldError('key', `There is a role with the key "${key}" already. Choose another one.`, 'key-taken', 409);
  }
  return key;
};

const create = (call: Call, { name, key, description, isDefault, level }: RoleFields, chosen: readonly string[]) => {
  requireLevel(call, level);
  const always = everyRolesPermissions(call.db);
  const permissionIds = [...new Set([...always, ...chosen])];
  checkPermissions(call, always, permissionIds);
  const role = call.db.roles.put({
    id: crypto.randomUUID(),
    tenantId: call.caller().tenantId,
    name: nameIn(name),
    key: newKey(call, key),
    description: description.trim(),
    isDefault,
    level,
    permissionIds,
    createdAt: isoTime(call.provider),
    updatedAt: isoTime(call.provider),
  });
  audited(call, { name: role.name });
  return wireRole(call.db, role);
};

const change = (call: Call, before: RoleRow, changes: Partial<RoleRow>) => {
  const role = call.db.roles.put({ ...before, ...changes, updatedAt: isoTime(call.provider) });
  audited(call, { before: wireRole(call.db, before), name: role.name });
  return wireRole(call.db, role);
};

const listPermissions = (call: Call) => call.db.permissions.list().map(wirePermission(call));

/** Pages that name roles: access to one of them includes the role names. */
const readRoles: Rule = {
  permission: secure('read.roles', 'read.users', 'read.groups', 'read.tenantApiTokens', 'read.samlConfiguration'),
};
const readPermissions: Rule = { permission: 'fe.secure.read.permissions' };
const newRole: Rule = {
  ownerOnly: true,
  permission: 'fe.secure.write.roles',
  audit: 'Role created: {name}',
  severity: 'Medium',
  event: 'frontegg.role.created',
};
const changedRole: Rule = {
  ownerOnly: true,
  permission: 'fe.secure.write.updateRole',
  severity: 'Medium',
  event: 'frontegg.role.updated',
};

export const roles: OperationsOf<'roles'> = {
  list: operation(readRoles, ({ db, caller }) => rolesIn(db, caller().tenantId).map((role) => wireRole(db, role))),
  listTeamRoles: operation(readRoles, ({ db, caller }) => ({
    items: rolesIn(db, caller().tenantId).map(({ id, key, name, description, tenantId }) => ({
      id,
      key,
      name,
      description,
      tenantId,
    })),
  })),
  listPermissions: operation(readPermissions, listPermissions),
  listTeamPermissions: operation(readPermissions, (call) => ({ items: listPermissions(call) })),
  listPermissionCategories: operation(readPermissions, ({ db }) =>
    db.permissionCategories.list().map(({ id, name, description }) => ({
      id,
      name,
      description,
      permissionIds: db.permissions.by('categoryId', id).map((permission) => permission.id),
    })),
  ),
  create: operation(newRole, (call, { permissions, ...fields }) => create(call, fields, permissions)),
  createV2: operation(newRole, (call, { permissionIds, baseRoleId, ...fields }) => {
    givableRoles(call, [baseRoleId]);
    return create(call, fields, permissionIds);
  }),
  update: operation(
    { ...changedRole, audit: 'Role changed: {name}' },
    (call, { roleId, key, name, description, isDefault, level }) => {
      const before = changeableRole(call, roleId);
      if (key !== undefined && key !== before.key) {
        throw fieldError('key', 'The key of a role cannot be changed. Make a new role instead.', 'key-fixed');
      }
      if (level !== undefined) requireLevel(call, level);
      return change(call, before, {
        ...(name !== undefined && { name: nameIn(name) }),
        ...(description !== undefined && { description: description.trim() }),
        ...(isDefault !== undefined && { isDefault }),
        ...(level !== undefined && { level }),
      });
    },
  ),
  delete: operation(
    {
      permission: 'fe.secure.delete.role',
      audit: 'Role deleted: {name}',
      severity: 'High',
      event: 'frontegg.role.deleted',
    },
    (call, { roleId }) => {
      const role = changeableRole(call, roleId);
      audited(call, { before: wireRole(call.db, role) });
      // The role is removed from every list that names it: of members, groups and tokens (`db/tables.ts`).
      keepingTheAdministration(call, () => call.db.roles.remove(role.id));
    },
  ),
  setPermissions: operation(
    { ...changedRole, audit: 'Permissions of a role changed: {name}' },
    (call, { roleId, permissionIds }) => {
      const before = changeableRole(call, roleId);
      checkPermissions(call, before.permissionIds, permissionIds);
      return keepingTheAdministration(call, () => change(call, before, { permissionIds: [...new Set(permissionIds)] }));
    },
  ),
  setPermissionRoles: operation(
    { ...changedRole, audit: 'Roles of a permission changed: {name}' },
    (call, { permissionId, roleIds }) => {
      const { db, caller } = call;
      const permission = db.permissions.get(permissionId);
      if (!permission) throw notFound('permissions');
      const wire = wirePermission(call);
      const before = wire(permission);
      const tenantRoles = rolesIn(db, caller().tenantId);
      if (roleIds.some((id) => tenantRoles.every((role) => role.id !== id))) throw unknownRole();
      const has = ({ permissionIds }: RoleRow) => permissionIds.includes(permissionId);
      const isSelected = ({ id }: RoleRow) => roleIds.includes(id);
      const gaining = tenantRoles.filter((role) => isSelected(role) && !has(role));
      // The vendor's roles keep their permissions, whether the request names them or not.
      const losing = tenantRoles.filter((role) => !isSelected(role) && has(role) && role.tenantId !== undefined);
      if (gaining.length > 0) requireGain(call, permission);
      if (losing.length > 0) requireLoss(permission);
      keepingTheAdministration(call, () => {
        for (const { id } of [...gaining, ...losing]) {
          const role = changeableRole(call, id);
          const others = role.permissionIds.filter((candidate) => candidate !== permissionId);
          const permissionIds = isSelected(role) ? [...others, permissionId] : others;
          db.roles.patch(id, { permissionIds, updatedAt: isoTime(call.provider) });
        }
      });
      audited(call, { before });
      return wire(permission);
    },
  ),
};

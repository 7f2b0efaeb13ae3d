import { effectivePermissions, type Permission, permissionChange, roleChange } from '@gatehouse/sdk/roles';
import { describe, expect, it } from 'vitest';

const permission = (id: string): Permission => ({ id, key: `key.${id}`, name: id });
const read = permission('read');
const write = permission('write');
const bill = permission('bill');
const catalog = {
  permissions: [read, write, bill],
  roles: [
    { id: 'reader', permissions: ['read'] },
    { id: 'editor', permissions: ['write', 'read', 'gone'] },
    { id: 'empty' },
  ],
};
const crew = { id: 'crew', roleIds: ['editor'] };

describe('effective permissions', () => {
  it('are granted by roles and groups, with their sources', () => {
    expect(effectivePermissions({ roleIds: ['reader', 'empty'], groups: [crew] }, catalog)).toEqual([
      { permission: read, sources: [{ roleId: 'reader' }, { roleId: 'editor', groupId: 'crew' }] },
      { permission: write, sources: [{ roleId: 'editor', groupId: 'crew' }] },
    ]);
  });

  it.each([[[]], [['empty']], [['unknown', '']]])('are empty with %j', (roleIds) => {
    expect(effectivePermissions({ roleIds }, catalog)).toEqual([]);
  });
});

describe('the effect of a change', () => {
  it('of roles loses nothing that a group still grants', () => {
    const before = { roleIds: ['editor'], groups: [{ id: 'crew', roleIds: ['reader'] }] };
    expect(permissionChange(before, { ...before, roleIds: [] }, catalog)).toEqual({ gained: [], lost: [write] });
    expect(permissionChange({ roleIds: [] }, before, catalog)).toEqual({ gained: [read, write], lost: [] });
    expect(permissionChange(before, before, catalog)).toEqual({ gained: [], lost: [] });
  });

  it('of a role lists gained and lost permissions', () => {
    const role = { permissions: ['read', 'write'] };
    const change = roleChange(role, ['bill', 'read', 'unknown'], catalog.permissions);
    expect(change).toEqual({ gained: [bill], lost: [write] });
    expect(roleChange({}, [], catalog.permissions)).toEqual({ gained: [], lost: [] });
  });
});

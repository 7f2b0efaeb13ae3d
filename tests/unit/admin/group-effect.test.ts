import type { Permission } from '@gatehouse/sdk/roles';
import { describe, expect, it } from 'vitest';
import { effectLines } from '../../../ui/admin/groups/effect-lines';

const permission = (id: string, key = `key.${id}`): Permission => ({ id, key, name: id });
const catalog = {
  permissions: [permission('read'), permission('write'), permission('all', 'key.*')],
  roles: [
    { id: 'reader', permissions: ['read'] },
    { id: 'editor', permissions: ['read', 'write'] },
    { id: 'owner', permissions: ['all'] },
  ],
};
const role = (id: string) => ({ id, key: id, name: id, permissions: [] });
const user = (id: string) => ({ id, name: id });
const facts = (userRoles: Record<string, string[]> = {}) => ({
  groupId: 'lab',
  userRoles,
  groups: [
    { id: 'lab', name: 'Lab', roles: [role('editor')], users: [{ id: 'ann' }, { id: 'bob' }] },
    { id: 'desk', name: 'Desk', roles: [role('reader')], users: [{ id: 'bob' }] },
  ],
  ...catalog,
});
const leaving = (...ids: string[]) => ids.map((id) => ({ user: user(id), before: ['editor'], after: [] }));

describe('the effect of a change to a group', () => {
  it('is described once for all users who gain the same', () => {
    const changes = ['cid', 'dot'].map((id) => ({ user: user(id), before: [], after: ['editor'] }));
    expect(effectLines(changes, facts({ dot: ['reader'] }))).toEqual([
      { kind: 'gain', userIds: ['cid', 'dot'], permissions: ['write'] },
      { kind: 'gain', userIds: ['cid'], permissions: ['read'] },
    ]);
  });

  it('omits what another group still grants', () => {
    expect(effectLines(leaving('ann', 'bob'), facts())).toEqual([
      { kind: 'lose', userIds: ['ann', 'bob'], permissions: ['write'] },
      { kind: 'lose', userIds: ['ann'], permissions: ['read'] },
    ]);
  });

  it.each([
    ['a role of their own', ['editor']],
    ['a wildcard', ['owner']],
  ])('is nothing for a user with %s', (_what, roleIds) => {
    expect(effectLines(leaving('ann'), facts({ ann: roleIds }))).toEqual([]);
  });

  it('is a gain and a loss when one role replaces another', () => {
    const changes = [{ user: user('ann'), before: ['editor'], after: ['owner'] }];
    expect(effectLines(changes, facts())).toEqual([{ kind: 'gain', userIds: ['ann'], permissions: ['all'] }]);
  });
});

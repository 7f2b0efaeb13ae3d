import * as sso from '@gatehouse/sdk/sso';
import { describe, expect, test } from 'vitest';

const { groupChanges } = sso;
const staff = { id: '1', group: 'Staff', roleIds: ['viewer', 'editor'] };
const bosses = { id: '2', group: 'Bosses', roleIds: ['admin'] };
const none = { created: [], changed: [], removed: [] };

describe('groupChanges', () => {
  test('are empty without differences', () => {
    expect(groupChanges([staff, bosses], [staff, bosses])).toEqual(none);
    expect(groupChanges([], [])).toEqual(none);
  });

  test('ignore the order of mappings and roles', () => {
    expect(groupChanges([staff, bosses], [bosses, { ...staff, roleIds: ['editor', 'viewer'] }])).toEqual(none);
  });

  test('create a mapping without an id', () => {
    const draft = { group: 'Guests', roleIds: ['viewer'] };
    expect(groupChanges([staff], [staff, draft])).toEqual({ ...none, created: [draft] });
  });

  test('create a mapping with an unknown id', () => {
    expect(groupChanges([staff], [staff, bosses])).toEqual({ ...none, created: [bosses] });
  });

  test.each([
    ['another name', { ...staff, group: 'People' }],
    ['a role more', { ...staff, roleIds: ['viewer', 'editor', 'admin'] }],
    ['a role less', { ...staff, roleIds: ['viewer'] }],
    ['another role', { ...staff, roleIds: ['viewer', 'admin'] }],
    ['no roles', { ...staff, roleIds: [] }],
  ])('update a mapping with %s', (_what, draft) => {
    expect(groupChanges([staff, bosses], [draft, bosses])).toEqual({ ...none, changed: [draft] });
  });

  test('count a repeated role once', () => {
    expect(groupChanges([bosses], [{ ...bosses, roleIds: ['admin', 'admin'] }])).toEqual(none);
    expect(groupChanges([staff], [{ ...staff, roleIds: ['viewer', 'viewer'] }]).changed).toHaveLength(1);
  });

  test('treat missing roles as none', () => {
    expect(groupChanges([{ id: '1', group: 'Staff' }], [{ id: '1', group: 'Staff', roleIds: [] }])).toEqual(none);
  });

  test('delete a missing mapping', () => {
    expect(groupChanges([staff, bosses], [bosses])).toEqual({ ...none, removed: ['1'] });
    expect(groupChanges([staff, bosses], [])).toEqual({ ...none, removed: ['1', '2'] });
  });

  test('may contain all kinds', () => {
    const renamed = { ...staff, group: 'People' };
    const draft = { group: 'Guests', roleIds: [] };
    expect(groupChanges([staff, bosses], [draft, renamed])).toEqual({
      created: [draft],
      changed: [renamed],
      removed: ['2'],
    });
  });
});

import * as sso from '@gatehouse/sdk/sso';
import { describe, expect, test } from 'vitest';

const { groupChanges } = sso;
const staff = { id: '1', group: 'Staff', roleIds: ['viewer', 'editor'] };
const bosses = { id: '2', group: 'Bosses', roleIds: ['admin'] };
const nothing = { created: [], changed: [], removed: [] };

describe('groupChanges', () => {
  test('are empty without differences', () => {
    expect(groupChanges([staff, bosses], [staff, bosses])).toEqual(nothing);
    expect(groupChanges([], [])).toEqual(nothing);
  });

  test('ignore the order of mappings and roles', () => {
    expect(groupChanges([staff, bosses], [bosses, { ...staff, roleIds: ['editor', 'viewer'] }])).toEqual(nothing);
  });

  test('create a mapping without an id', () => {
    const draft = { group: 'Guests', roleIds: ['viewer'] };
    expect(groupChanges([staff], [staff, draft])).toEqual({ ...nothing, created: [draft] });
  });

  test('create a mapping with an unknown id', () => {
    expect(groupChanges([staff], [staff, bosses])).toEqual({ ...nothing, created: [bosses] });
  });

  test.each([
    ['another name', { ...staff, group: 'People' }],
    ['a role more', { ...staff, roleIds: ['viewer', 'editor', 'admin'] }],
    ['a role less', { ...staff, roleIds: ['viewer'] }],
    ['another role', { ...staff, roleIds: ['viewer', 'admin'] }],
    ['no roles', { ...staff, roleIds: [] }],
  ])('update a mapping with %s', (_what, draft) => {
    expect(groupChanges([staff, bosses], [draft, bosses])).toEqual({ ...nothing, changed: [draft] });
  });

  test('count a repeated role once', () => {
    expect(groupChanges([bosses], [{ ...bosses, roleIds: ['admin', 'admin'] }])).toEqual(nothing);
    expect(groupChanges([staff], [{ ...staff, roleIds: ['viewer', 'viewer'] }]).changed).toHaveLength(1);
  });

  test('treat missing roles as none', () => {
    expect(groupChanges([{ id: '1', group: 'Staff' }], [{ id: '1', group: 'Staff', roleIds: [] }])).toEqual(nothing);
  });

  test('delete a missing mapping', () => {
    expect(groupChanges([staff, bosses], [bosses])).toEqual({ ...nothing, removed: ['1'] });
    expect(groupChanges([staff, bosses], [])).toEqual({ ...nothing, removed: ['1', '2'] });
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

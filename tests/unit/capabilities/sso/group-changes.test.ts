import * as sso from '@gatehouse/sdk/sso';
import { describe, expect, test } from 'vitest';

const { groupChanges } = sso;
const staff = { id: '1', group: 'Staff', roleIds: ['viewer', 'editor'] };
const bosses = { id: '2', group: 'Bosses', roleIds: ['admin'] };
const nothing = { created: [], changed: [], removed: [] };

describe('groupChanges', () => {
  test('nothing changed, nothing to send', () => {
    expect(groupChanges([staff, bosses], [staff, bosses])).toEqual(nothing);
    expect(groupChanges([], [])).toEqual(nothing);
  });

  test('neither the order of the mappings nor that of the roles is a change', () => {
    expect(groupChanges([staff, bosses], [bosses, { ...staff, roleIds: ['editor', 'viewer'] }])).toEqual(nothing);
  });

  test('a mapping without an id is created', () => {
    const draft = { group: 'Guests', roleIds: ['viewer'] };
    expect(groupChanges([staff], [staff, draft])).toEqual({ ...nothing, created: [draft] });
  });

  test('a mapping whose id is not known any more is created anew', () => {
    expect(groupChanges([staff], [staff, bosses])).toEqual({ ...nothing, created: [bosses] });
  });

  test.each([
    ['another name', { ...staff, group: 'People' }],
    ['a role more', { ...staff, roleIds: ['viewer', 'editor', 'admin'] }],
    ['a role less', { ...staff, roleIds: ['viewer'] }],
    ['another role', { ...staff, roleIds: ['viewer', 'admin'] }],
    ['no roles', { ...staff, roleIds: [] }],
  ])('a mapping with %s is changed', (_what, draft) => {
    expect(groupChanges([staff, bosses], [draft, bosses])).toEqual({ ...nothing, changed: [draft] });
  });

  test('a role that is named twice counts once', () => {
    expect(groupChanges([bosses], [{ ...bosses, roleIds: ['admin', 'admin'] }])).toEqual(nothing);
    expect(groupChanges([staff], [{ ...staff, roleIds: ['viewer', 'viewer'] }]).changed).toHaveLength(1);
  });

  test('a mapping without roles and one with none are the same', () => {
    expect(groupChanges([{ id: '1', group: 'Staff' }], [{ id: '1', group: 'Staff', roleIds: [] }])).toEqual(nothing);
  });

  test('a mapping that is gone is removed', () => {
    expect(groupChanges([staff, bosses], [bosses])).toEqual({ ...nothing, removed: ['1'] });
    expect(groupChanges([staff, bosses], [])).toEqual({ ...nothing, removed: ['1', '2'] });
  });

  test('all at once', () => {
    const renamed = { ...staff, group: 'People' };
    const draft = { group: 'Guests', roleIds: [] };
    expect(groupChanges([staff, bosses], [draft, renamed])).toEqual({
      created: [draft],
      changed: [renamed],
      removed: ['2'],
    });
  });
});

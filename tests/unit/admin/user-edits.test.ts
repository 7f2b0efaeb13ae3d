import { describe, expect, test } from 'vitest';
import { afterStep, fieldsOf, stepsBetween } from '../../../ui/admin/users/user-edits';

const before = { name: 'Ann', phone: '+49', roleIds: ['a', 'b'], groupIds: ['g', 'h'] };

describe('the calls of saving a user', () => {
  test('are empty without differences, in any order', () => {
    expect(stepsBetween(before, { ...before, roleIds: ['b', 'a'], groupIds: ['h', 'g'] })).toEqual([]);
  });

  test.each([
    ['the name', { name: 'Anne' }, [{ do: 'profile', name: 'Anne' }]],
    ['a removed phone number', { phone: '' }, [{ do: 'profile', phone: '' }]],
    ['another phone number', { phone: '+1' }, [{ do: 'profile', phone: '+1' }]],
    ['roles, as a complete list', { roleIds: ['b', 'c'] }, [{ do: 'roles', roleIds: ['b', 'c'] }]],
    ['the last role', { roleIds: [] }, [{ do: 'roles', roleIds: [] }]],
    [
      'groups, one by one, additions first',
      { groupIds: ['h', 'i'] },
      [
        { do: 'join', groupId: 'i' },
        { do: 'leave', groupId: 'g' },
      ],
    ],
  ])('%s', (_name, change, steps) => {
    expect(stepsBetween(before, { ...before, ...change })).toEqual(steps);
  });

  test('are empty after they succeeded', () => {
    const after = { name: 'Bo', phone: '+1', roleIds: [], groupIds: ['i'] };
    const steps = stepsBetween(before, after);
    expect(steps.map((step) => step.do)).toEqual(['profile', 'roles', 'join', 'leave', 'leave']);
    expect(stepsBetween(steps.reduce(afterStep, before), after)).toEqual([]);
  });

  test('are those that failed', () => {
    const after = { ...before, name: 'Bo', roleIds: ['c'], groupIds: ['g', 'h', 'i'] };
    const [profile, roles, join] = stepsBetween(before, after);
    expect(profile && join && stepsBetween([profile, join].reduce(afterStep, before), after)).toEqual([roles]);
  });
});

test('starts the form with the known values', () => {
  expect(fieldsOf({ id: 'u', email: 'ann@acme.test', name: null, phoneNumber: null })).toEqual({
    name: 'ann@acme.test',
    phone: '',
    roleIds: [],
    groupIds: [],
  });
});

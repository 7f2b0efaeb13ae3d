import { describe, expect, test } from 'vitest';
import { changesOf, isSameValue, mergeEdits } from '../../../ui/admin/resource/changes';

describe('what an edit sends', () => {
  const before = { name: 'Ann', phone: '', roles: ['a', 'b'], range: { from: 1, to: undefined } };
  test('is nothing when nothing differs', () => {
    expect(changesOf(before, structuredClone(before))).toEqual({});
  });
  test('is only what differs', () => {
    expect(changesOf(before, { ...before, phone: '1', roles: ['b', 'a'] })).toEqual({ phone: '1', roles: ['b', 'a'] });
  });
  test('is everything where nothing is known of before', () => {
    expect(changesOf(undefined, before)).toEqual(before);
  });
  test('keeps a value that was taken away', () => {
    expect(changesOf<{ end?: string }>({ end: 'x' }, { end: undefined })).toEqual({ end: undefined });
  });
});

test.each([
  [1, 1, true],
  [Number.NaN, Number.NaN, true],
  ['1', 1, false],
  [null, undefined, false],
  [null, {}, false],
  [[], {}, false],
  [[1, 2], [1, 2, 3], false],
  [{ a: [1] }, { a: [1] }, true],
  [{ a: undefined }, {}, true],
])('%j and %j', (a, b, isSame) => {
  expect(isSameValue(a, b)).toBe(isSame);
});

describe('edits over what another user saved meanwhile', () => {
  const base = { name: 'Lab', on: false, roles: ['a', 'b'], limit: { enabled: true, amount: 5 } };
  test.each([
    ['another field', { name: 'Labs' }, { on: true }, { name: 'Labs', on: true }, []],
    ['the same field to the same', { name: 'Labs' }, { name: 'Labs' }, { name: 'Labs' }, []],
    ['the same field to something else', { name: 'Labs' }, { name: 'Lob' }, { name: 'Labs' }, ['Lob']],
    ['one list', { roles: ['b', 'c'] }, { roles: ['a', 'b', 'd'] }, { roles: ['b', 'd', 'c'] }, []],
    [
      'one group of fields',
      { limit: { enabled: false, amount: 5 } },
      { limit: { enabled: true, amount: 9 } },
      { limit: { enabled: false, amount: 9 } },
      [],
    ],
    [
      'a field of a group',
      { limit: { enabled: true, amount: 3 } },
      { limit: { enabled: true, amount: 9 } },
      { limit: { enabled: true, amount: 3 } },
      [9],
    ],
  ])('who changed %s', (_what, mine, theirs, values, conflicts) => {
    const merged = mergeEdits(base, { ...base, ...mine }, { ...base, ...theirs });
    expect(merged).toEqual({ values: { ...base, ...values }, conflicts });
  });
});

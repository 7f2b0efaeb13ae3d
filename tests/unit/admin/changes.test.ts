import { describe, expect, test } from 'vitest';
import { changesOf, mergeEdits } from '../../../ui/admin/resource/changes';
import { isSameValue } from '../../../ui/admin/resource/same-value';

describe('what an edit sends', () => {
  const before = { name: 'Ann', phone: '', roles: ['a', 'b'], range: { from: 1, to: undefined } };
  test('is empty without differences', () => {
    expect(changesOf(before, structuredClone(before))).toEqual({});
  });
  test('contains only differences', () => {
    expect(changesOf(before, { ...before, phone: '1', roles: ['b', 'a'] })).toEqual({ phone: '1', roles: ['b', 'a'] });
  });
  test('contains everything without a previous value', () => {
    expect(changesOf(undefined, before)).toEqual(before);
  });
  test('keeps a value that was removed', () => {
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

describe('merging edits with changes of another user', () => {
  const base = { name: 'Lab', on: false, roles: ['a', 'b'], limit: { enabled: true, amount: 5 } };
  test.each([
    ['another field', { name: 'Labs' }, { on: true }, { name: 'Labs', on: true }, []],
    ['the same field with the same value', { name: 'Labs' }, { name: 'Labs' }, { name: 'Labs' }, []],
    ['the same field with another value', { name: 'Labs' }, { name: 'Lob' }, { name: 'Labs' }, ['Lob']],
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
  ])('reports conflicts: %s', (_what, mine, theirs, values, conflicts) => {
    const merged = mergeEdits(base, { ...base, ...mine }, { ...base, ...theirs });
    expect(merged).toEqual({ values: { ...base, ...values }, conflicts });
  });
});

describe('merging lists of objects', () => {
  const base = { places: [place('a', ['x']), place('b', ['x'])] };
  function place(tenantId: string, roleIds: string[]) {
    return { tenantId, roleIds };
  }
  test.each([
    ['different entries', [place('a', []), place('b', ['x'])], [place('a', ['x']), place('b', ['y'])], 'a: | b:y', []],
    [
      'the same entry',
      [place('a', ['x', 'y']), place('b', ['x'])],
      [place('a', ['z']), place('b', ['x'])],
      'a:zy | b:x',
      [],
    ],
    [
      'and added an entry',
      [...base.places, place('c', ['x'])],
      [...base.places, place('d', ['y'])],
      'a:x | b:x | d:y | c:x',
      [],
    ],
    ['and removed an entry', [place('b', ['y'])], base.places, 'b:y', []],
    [
      'an entry that was removed',
      [place('a', ['y']), place('b', ['x'])],
      [place('b', ['x'])],
      'b:x | a:y',
      [undefined],
    ],
    ['an entry, and removed the other', [place('b', ['x'])], [place('a', ['x']), place('b', ['y'])], 'b:y', []],
  ])('reports conflicts: %s', (_what, mine, theirs, expected, conflicts) => {
    const merged = mergeEdits(base, { places: mine }, { places: theirs });
    const text = merged.values.places.map(({ tenantId, roleIds }) => `${tenantId}:${roleIds.join('')}`).join(' | ');
    expect({ text, conflicts: merged.conflicts }).toEqual({ text: expected, conflicts });
  });
});

import { describe, expect, test } from 'vitest';
import { changesOf, editsOnCurrent } from '../../../ui/admin/archetypes/form/changes';
import { isSameValue } from '../../../ui/admin/archetypes/form/same-value';

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

describe('edits on top of what another user has changed meanwhile', () => {
  const began = { name: 'Lab', on: false, roles: ['a', 'b'], limit: { enabled: true, amount: 5 } };
  test.each([
    ['nothing', { name: 'Labs' }, {}, { name: 'Labs' }, []],
    ['another field', { name: 'Labs' }, { on: true }, { name: 'Labs', on: true }, []],
    ['the same field, to the same value', { name: 'Labs' }, { name: 'Labs' }, { name: 'Labs' }, []],
    ['the same field', { name: 'Labs' }, { name: 'Lob' }, { name: 'Labs' }, ['Lob']],
    ['the same list of ids', { roles: ['b', 'c'] }, { roles: ['a', 'b', 'd'] }, { roles: ['b', 'd', 'c'] }, []],
    ['an id that both added', { roles: ['a', 'b', 'c'] }, { roles: ['a', 'c'] }, { roles: ['a', 'c'] }, []],
    [
      'the same group of fields',
      { limit: { enabled: false, amount: 5 } },
      { limit: { enabled: true, amount: 9 } },
      { limit: { enabled: false, amount: 5 } },
      [{ enabled: true, amount: 9 }],
    ],
  ])('%s', (_changed, mine, theirs, values, conflicts) => {
    const edits = editsOnCurrent(began, { ...began, ...mine }, { ...began, ...theirs });
    expect(edits).toEqual({ values: { ...began, ...values }, conflicts });
  });
});

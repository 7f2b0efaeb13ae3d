import { describe, expect, test } from 'vitest';
import { changesOf, isSameValue } from '../../../ui/admin/resource/changes';

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

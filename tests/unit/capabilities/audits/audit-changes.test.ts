import * as audits from '@gatehouse/sdk/audits';
import { describe, expect, test } from 'vitest';

describe('changes of an audit row', () => {
  test.each([
    ['are empty without recorded states', undefined, []],
    ['are empty without a previous state', { name: 'b' }, []],
    ['are empty when the previous state is not an object', { before: 'a', name: 'b' }, []],
    ['include a changed field', { before: { name: 'a', level: 1 }, name: 'b', level: 1 }, [['name', 'a', 'b']]],
    ['include changed lists', { before: { ids: ['a'] }, ids: ['a', 'b'] }, [['ids', ['a'], ['a', 'b']]]],
    [
      'exclude fields that the change does not name',
      { before: { name: 'a', tenantId: 't' }, name: 'b' },
      [['name', 'a', 'b']],
    ],
    ['treat undefined and null as equal', { before: { phone: null }, phone: undefined }, []],
    [
      'include both states',
      { before: { a: 1, b: 2 }, after: { b: 3, c: 4 } },
      [
        ['a', 1, undefined],
        ['b', 2, 3],
        ['c', undefined, 4],
      ],
    ],
    ['are parsed from text', '{"before":{"on":false},"on":true}', [['on', false, true]]],
    ['are empty for invalid JSON', 'before', []],
  ])('%s', (_, json, expected) => {
    expect(audits.auditChanges(json).map(({ field, before, after }) => [field, before, after])).toEqual(expected);
  });
});

test('negates a filter and reverts it', () => {
  expect(audits.oppositeOf('a@b.test')).toBe('!a@b.test');
  expect(audits.oppositeOf(audits.oppositeOf('a@b.test'))).toBe('a@b.test');
  expect([audits.isOpposite('!a'), audits.isOpposite('a')]).toEqual([true, false]);
});

test('parses an interval of two times, either optional', () => {
  expect(audits.intervalOf({ from: '2026-01-01T00:00:00Z' })).toBe('2026-01-01T00:00:00Z,');
  expect(audits.intervalOf({ from: 'a', to: 'b' })).toBe('a,b');
});

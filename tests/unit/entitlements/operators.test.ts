import { describe, expect, test } from 'vitest';
import { compileEntitlements } from '../../../sdk/entitlements/entitlements';

const decide = (op: string, value: unknown, attribute: unknown, negate = false): boolean => {
  const rule = { conditions: [{ attribute: 'x', op, value, negate }], treatment: 'true' };
  const featureFlag = { on: true, offTreatment: 'false', defaultTreatment: 'false', rules: [rule] };
  const data = { permissions: {}, plans: {}, features: { f: { expireTime: null, featureFlag } } };
  return compileEntitlements(data).check({ featureKey: 'f' }, { custom: { x: attribute } }).isEntitled;
};

const day = '2026-03-05';
const midnight = new Date('2026-03-05T00:00:00.000Z');
const later = new Date('2026-03-05T00:00:00.001Z');

const table: [op: string, value: unknown, attribute: unknown, result: boolean][] = [
  ['in_list', { list: ['a', '5'] }, 'a', true],
  ['in_list', { list: ['a'] }, 'A', false],
  ['in_list', { list: ['5'] }, 5, false],
  ['in_list', { list: [] }, 'a', false],
  ['in_list', { list: ['a', 'b'] }, ['x', 'b'], true],
  ['in_list', { list: ['a', 'b'] }, ['x'], false],
  ['starts_with', { list: ['ab', 'x'] }, 'xyz', true],
  ['starts_with', { list: ['AB'] }, 'abc', false],
  ['starts_with', { list: [''] }, 'abc', true],
  ['starts_with', { list: ['1'] }, 12, false],
  ['ends_with', { list: ['@example.com'] }, 'a@example.com', true],
  ['ends_with', { list: ['@example.com'] }, 'a@example.com.org', false],
  ['ends_with', { list: ['e'] }, true, false],
  ['contains', { list: ['b'] }, 'abc', true],
  ['contains', { list: ['B'] }, 'abc', false],
  ['contains', { list: ['b'] }, ['b'], false],
  ['matches', { string: 'b.d' }, 'abcde', true],
  ['matches', { string: '^b' }, 'abc', false],
  ['matches', { string: '^12$' }, 12, true],
  ['matches', { string: '(' }, '(', false],
  ['equal', { number: 5 }, 5, true],
  ['equal', { number: 5 }, '5', false],
  ['equal', { number: 1 }, true, false],
  ['greater_than', { number: 5 }, 6, true],
  ['greater_than', { number: 5 }, 5, false],
  ['greater_than', { number: 5 }, '6', true],
  ['greater_than', { number: 0 }, true, true],
  ['greater_than', { number: -1 }, null, true],
  ['greater_than', { number: 5 }, 'many', false],
  ['greater_than_equal', { number: 5 }, 5, true],
  ['greater_than_equal', { number: 5 }, 4.9, false],
  ['lower_than', { number: 5 }, 4, true],
  ['lower_than', { number: 5 }, 5, false],
  ['lower_than', { number: 5 }, 'few', false],
  ['lower_than_equal', { number: 5 }, 5, true],
  ['lower_than_equal', { number: 5 }, '5.1', false],
  ['between_numeric', { start: 1, end: 5 }, 1, true],
  ['between_numeric', { start: 1, end: 5 }, 5, true],
  ['between_numeric', { start: 1, end: 5 }, 5.1, false],
  ['between_numeric', { start: 5, end: 1 }, 3, false],
  ['is', { boolean: true }, true, true],
  ['is', { boolean: false }, false, true],
  ['is', { boolean: true }, 'true', false],
  ['is', { boolean: false }, 0, false],
  ['on', { date: day }, midnight, true],
  ['on', { date: midnight.getTime() }, midnight, true],
  ['on', { date: day }, later, false],
  ['on', { date: day }, '2026-03-05T00:00:00Z', true],
  ['on', { date: day }, midnight.getTime(), true],
  ['on', { date: day }, day, true],
  ['on', { date: day }, [day], false],
  ['on', { date: day }, `on ${day}`, false],
  ['on', { date: day }, '05.03.2026', false],
  ['on', { date: day }, 'soon', false],
  ['on_or_after', { date: day }, midnight, true],
  ['on_or_after', { date: later.toISOString() }, midnight, false],
  ['on_or_before', { date: day }, midnight, true],
  ['on_or_before', { date: day }, later, false],
  ['between_date', { start: day, end: later.toISOString() }, later, true],
  ['between_date', { start: later.toISOString(), end: day }, later, false],
  ['between_date', { start: later.toISOString(), end: '2026-04-01' }, midnight, false],
];

describe('operators', () => {
  test.each(table)('%s %j of %j is %s, and negated the opposite', (op, value, attribute, result) => {
    expect(decide(op, value, attribute)).toBe(result);
    expect(decide(op, value, attribute, true)).toBe(!result);
  });

  test.each([
    ['in_list', { list: ['a', 1] }],
    ['in_list', { list: 'a' }],
    ['starts_with', {}],
    ['starts_with', null],
    ['contains', { list: [['a']] }],
    ['matches', { string: 5 }],
    ['matches', { pattern: 'a' }],
    ['equal', { number: '5' }],
    ['greater_than', { number: null }],
    ['between_numeric', { start: '1', end: 9 }],
    ['between_numeric', { start: 1 }],
    ['is', { boolean: 'true' }],
    ['on', { date: 'yesterday' }],
    ['on', { date: [day] }],
    ['on', { date: `on ${day}` }],
    ['on_or_after', { date: '2026' }],
    ['on_or_after', { date: 'March 5, 2000' }],
    ['on', { date: '1772668800000' }],
    ['between_date', { start: '2026-01-01' }],
    ['not_equal', { number: 5 }],
    ['less_than', { number: 50 }],
    ['constructor', { list: ['a'] }],
    [undefined, { list: ['a'] }],
  ])('%s with %j is invalid and fails, negated or not', (op, value) => {
    for (const attribute of ['a', 5, true, midnight]) {
      expect(decide(op as string, value, attribute)).toBe(false);
      expect(decide(op as string, value, attribute, true)).toBe(false);
    }
  });

  test.each(table.map(([op, value]) => [op, value]))(
    '%s %j fails without the attribute, negated or not',
    (op, value) => {
      expect(decide(op as string, value, undefined)).toBe(false);
      expect(decide(op as string, value, undefined, true)).toBe(false);
    },
  );

  test('null is a value', () => {
    expect(decide('in_list', { list: ['a'] }, null)).toBe(false);
    expect(decide('in_list', { list: ['a'] }, null, true)).toBe(true);
  });

  test('an attribute that is neither text nor number fails without an exception', () => {
    const bare = Object.create(null);
    expect(decide('matches', { string: 'a' }, bare)).toBe(false);
    expect(decide('greater_than', { number: 1 }, Symbol('one'))).toBe(false);
  });
});

import { expect, test } from 'vitest';
import { daysOf, expiryPresets } from '../../../ui/admin/tokens/expiry';

test.each(expiryPresets)('%s days as offered', (expiry) => {
  expect(daysOf({ expiry })).toBe(Number(expiry));
});

test('never has no days, whatever was typed before', () => {
  expect(daysOf({ expiry: 'never', days: 12 })).toBeNull();
});

test.each([
  [1, 1],
  [3650, 3650],
  [0, undefined],
  [-7, undefined],
  [1.5, undefined],
  [3651, undefined],
  [Number.NaN, undefined],
  [undefined, undefined],
])('a number of one’s own, %s', (days, expected) => {
  expect(daysOf({ expiry: 'custom', days })).toBe(expected);
});

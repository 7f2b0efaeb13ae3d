import { expect, test } from 'vitest';
import { daysOf, expiryPresets } from '../../../ui/admin/tokens/dialogs';

test.each(expiryPresets)('converts %s days', (expiry) => {
  expect(daysOf({ expiry })).toBe(Number(expiry));
});

test('has no days for never, whatever was entered before', () => {
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
])('validates a custom number of days, %s', (days, expected) => {
  expect(daysOf({ expiry: 'custom', days })).toBe(expected);
});

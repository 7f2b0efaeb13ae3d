import { expect, it } from 'vitest';
import { sentDate } from '../../../../demo/portal/feedback/sent-date';

it.each([
  ['2026-11-20 12:26:14+00:00', 'November 20, 2026'],
  ['2026-03-01T12:00:00.000Z', 'March 1, 2026'],
])('%s is formatted as %s', (stored, words) => {
  expect(sentDate(stored, 'en-US')).toBe(words);
});

it.each([null, '', ' ', 'yesterday'])('%j is not a date', (stored) => {
  expect(sentDate(stored, 'en-US')).toBeUndefined();
});

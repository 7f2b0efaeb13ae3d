import { expect, it } from 'vitest';
import { durationText, untilText } from '../../../ui/react/duration-text';

it.each([
  [1, '1 second'],
  [30, '30 seconds'],
  [90, '90 seconds'],
  [91, '2 minutes'],
  [300, '5 minutes'],
  [5400, '90 minutes'],
  [5401, '2 hours'],
])('%i seconds are %s', (seconds, text) => {
  expect(durationText('en', seconds)).toBe(text);
});

it('is in the language of the texts', () => {
  expect(durationText('de', 300)).toBe('5 Minuten');
});

it.each([
  ['en', 'May 4, 2026, 2:05 PM'],
  ['de', '04.05.2026, 14:05'],
])('a time in %s has its date, also today', (language, text) => {
  const until = new Date(2026, 4, 4, 14, 5).getTime();
  expect(untilText(language, until).replace('\u202f', ' ')).toBe(text);
});

import { expect, it } from 'vitest';
import { durationText } from '../../../ui/react/duration-text';

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

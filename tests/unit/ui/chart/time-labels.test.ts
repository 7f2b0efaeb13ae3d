import { expect, test } from 'vitest';
import type { TimeInterval } from '../../../../ui/kit/chart/time-buckets';
import { bucketLabels, weekStartOf } from '../../../../ui/kit/chart/time-labels';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / 86_400_000;
const bucket = (start: string, end: string) => ({ start: day(start), end: day(end), values: [] });
/** Languages differ in which space they put where. */
const spaced = (text: string) => text.replaceAll(/\s/g, ' ');

test.each<[string, TimeInterval, string, string, string, string]>([
  ['en', 'day', '2026-03-04', '2026-03-04', 'Mar 4, 2026', 'Mar 4'],
  ['de', 'day', '2026-03-04', '2026-03-04', '04.03.2026', '4. März'],
  ['en', 'week', '2026-03-30', '2026-04-05', 'Mar 30 – Apr 5, 2026', 'Mar 30'],
  ['en', 'month', '2026-03-01', '2026-03-31', 'March 2026', 'Mar'],
  ['en', 'month', '2026-01-01', '2026-01-31', 'January 2026', 'Jan 2026'],
  ['en', 'year', '2026-01-01', '2026-12-31', '2026', '2026'],
  // Its own calendar is not the Gregorian one that the buckets follow.
  ['ar-SA-u-nu-latn', 'year', '2026-01-01', '2026-12-31', '2026', '2026'],
])('%s by %s: %s to %s is "%s", in short "%s"', (locale, interval, start, end, full, short) => {
  const labels = bucketLabels(locale, interval);
  expect(spaced(labels.full(bucket(start, end)))).toContain(full);
  expect(spaced(labels.short(bucket(start, end)))).toContain(short);
});

const own = { date: (time: number) => new Date(time).toISOString(), day: (time: number) => String(time) };

test.each<[TimeInterval, string, string, string, string]>([
  ['day', '2026-03-04', '2026-03-04', '2026-03-04T05:00:00.000Z', '2026-03-04T05:00:00.000Z'],
  [
    'week',
    '2026-03-02',
    '2026-03-08',
    '2026-03-02T05:00:00.000Z',
    '2026-03-02T05:00:00.000Z – 2026-03-08T05:00:00.000Z',
  ],
])('formats of an account get the start of each %s in its time zone', (interval, start, end, first, full) => {
  const labels = bucketLabels('en', interval, own, 'America/New_York');
  expect(labels.full(bucket(start, end))).toBe(full);
  expect(labels.short(bucket(start, end))).toBe(String(Date.parse(first)));
});

test('months have no format of an account', () => {
  expect(bucketLabels('en', 'month', own, 'UTC').full(bucket('2026-03-01', '2026-03-31'))).toBe('March 2026');
});

test.each([
  ['en-US', 7],
  ['de', 1],
  ['ar-EG', 6],
])('the week of %s starts on day %i', (locale, first) => {
  expect(weekStartOf(locale)).toBe(first);
});

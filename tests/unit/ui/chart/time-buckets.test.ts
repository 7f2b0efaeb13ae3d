import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bucketsOf,
  dateOf,
  dayCounter,
  intervalFor,
  startOf,
  type TimeInterval,
} from '../../../../ui/kit/chart/time-buckets';

const iso = (day: number) => dateOf(day).toISOString().slice(0, 10);
const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / 86_400_000;

const request = { series: [''], weekStart: 1, timeZone: 'UTC', interval: 'auto' as const };
const sums = (buckets: { start: number; values: number[] }[]) =>
  buckets.map(({ start, values }) => [iso(start), ...values]);

describe('the day of an instant', () => {
  test.each([
    ['2026-03-08T04:30:00Z', 'America/New_York', '2026-03-07'],
    ['2026-03-08T05:30:00Z', 'America/New_York', '2026-03-08'],
    // The clocks went forward in between: midnight is now at 4:00 UTC.
    ['2026-03-09T04:30:00Z', 'America/New_York', '2026-03-09'],
    ['2026-03-07T23:30:00Z', 'Asia/Kolkata', '2026-03-08'],
    ['2026-12-31T12:00:00Z', 'Pacific/Kiritimati', '2027-01-01'],
    ['2026-01-01T05:00:00Z', 'Pacific/Pago_Pago', '2025-12-31'],
    ['1969-12-31T23:00:00Z', 'UTC', '1969-12-31'],
  ])('%s in %s is %s', (at, timeZone, expected) => {
    expect(iso(dayCounter(timeZone)(at))).toBe(expected);
    expect(iso(dayCounter(timeZone)(new Date(at)))).toBe(expected);
    expect(iso(dayCounter(timeZone)(Date.parse(at)))).toBe(expected);
  });

  test('is the same everywhere for a date without time', () => {
    expect(iso(dayCounter('Pacific/Pago_Pago')('2026-03-08'))).toBe('2026-03-08');
    expect(iso(dayCounter('Pacific/Kiritimati')('2026-03-08'))).toBe('2026-03-08');
  });

  test('is undefined for an invalid one', () => {
    expect(dayCounter('UTC')('soon')).toBeNaN();
    expect(dayCounter('UTC')(new Date(Number.NaN))).toBeNaN();
  });
});

describe('the start of a bucket', () => {
  test.each<[string, TimeInterval, number, string]>([
    ['2026-03-08', 'day', 1, '2026-03-08'],
    ['2026-03-08', 'week', 1, '2026-03-02'],
    ['2026-03-08', 'week', 7, '2026-03-08'],
    ['2026-03-06', 'week', 6, '2026-02-28'],
    ['1969-12-30', 'week', 1, '1969-12-29'],
    ['2026-03-31', 'month', 1, '2026-03-01'],
    ['2024-02-29', 'year', 1, '2024-01-01'],
  ])('%s by %s from weekday %i: %s', (text, interval, weekStart, expected) => {
    expect(iso(startOf(day(text), interval, weekStart))).toBe(expected);
  });
});

test.each([
  [1, 'day'],
  [31, 'day'],
  [32, 'week'],
  [182, 'week'],
  [183, 'month'],
  [1098, 'month'],
  [1099, 'year'],
])('%i days are grouped by %s', (days, interval) => {
  expect(intervalFor(days)).toBe(interval);
});

describe('buckets', () => {
  test('include days without points', () => {
    const points = [{ at: '2026-03-05' }, { at: '2026-03-07', value: 4 }, { at: '2026-03-05' }];
    expect(sums(bucketsOf({ ...request, interval: 'day', points }).buckets)).toEqual([
      ['2026-03-05', 2],
      ['2026-03-06', 0],
      ['2026-03-07', 4],
    ]);
  });

  test('are summed by series, without deselected ones', () => {
    const points = [
      { at: '2026-03-05', series: 'a', value: 1 },
      { at: '2026-03-05', series: 'b', value: 2 },
      { at: '2026-03-05', series: 'c', value: 4 },
    ];
    const { buckets } = bucketsOf({ ...request, interval: 'month', series: ['b', 'a'], points });
    expect(sums(buckets)).toEqual([['2026-03-01', 2, 1]]);
  });

  test('of a single day include the week before', () => {
    const { interval, buckets } = bucketsOf({ ...request, points: [{ at: '2026-03-07' }] });
    expect(interval).toBe('day');
    expect(sums(buckets).slice(-2)).toEqual([
      ['2026-03-06', 0],
      ['2026-03-07', 1],
    ]);
    expect(buckets).toHaveLength(7);
  });

  test('cover exactly the requested range', () => {
    const points = [{ at: '2026-03-01' }, { at: '2026-03-10' }, { at: '2026-03-31' }];
    const { buckets } = bucketsOf({ ...request, points, from: '2026-03-09', to: '2026-03-12' });
    expect(sums(buckets)).toEqual([
      ['2026-03-09', 0],
      ['2026-03-10', 1],
      ['2026-03-11', 0],
      ['2026-03-12', 0],
    ]);
  });

  test('cover a requested range without points', () => {
    expect(bucketsOf({ ...request, points: [], from: '2026-03-01', to: '2026-03-03' }).buckets).toHaveLength(3);
  });

  test('of weeks continue over a year and a change of clocks', () => {
    const points = [{ at: '2025-12-29T12:00:00Z' }, { at: '2026-04-06T12:00:00Z' }];
    const { buckets } = bucketsOf({ ...request, timeZone: 'Europe/Berlin', points });
    expect(new Set(buckets.map(({ start, end }) => end - start))).toEqual(new Set([6]));
    expect(buckets).toHaveLength(15);
  });

  test.each([
    ['no points', []],
    ['no moments', [{ at: 'soon' }]],
  ])('are empty for %s', (_, points) => {
    expect(bucketsOf({ ...request, points }).buckets).toEqual([]);
  });

  test('ignore negative and invalid numbers', () => {
    const points = [{ at: '2026-03-05', value: -4 }, { at: '2026-03-05', value: Number.NaN }, { at: '2026-03-05' }];
    expect(sums(bucketsOf({ ...request, interval: 'day', points }).buckets)).toEqual([['2026-03-05', 1]]);
  });

  test('are limited when one instant is far away', () => {
    const points = [{ at: '0101-01-01' }, { at: '2026-03-05' }];
    const { interval, buckets } = bucketsOf({ ...request, interval: 'day', points });
    expect(interval).toBe('year');
    expect(buckets.length).toBeLessThan(2000);
  });

  test('count every point once, in any zone and interval', () => {
    const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
    const zones = fc.constantFrom('UTC', 'America/New_York', 'Europe/Berlin', 'Pacific/Chatham', 'Africa/Casablanca');
    const intervals = fc.constantFrom('auto' as const, 'day' as const, 'week' as const, 'month' as const);
    fc.assert(
      fc.property(
        fc.array(moments, { minLength: 1 }),
        zones,
        intervals,
        fc.integer({ min: 1, max: 7 }),
        (dates, timeZone, interval, weekStart) => {
          const points = dates.map((at) => ({ at }));
          const { buckets } = bucketsOf({ points, interval, timeZone, weekStart, series: [''] });
          expect(buckets.reduce((total, { values }) => total + (values[0] ?? 0), 0)).toBe(dates.length);
          for (const [index, { start }] of buckets.entries()) {
            if (index > 0) expect(start).toBe((buckets[index - 1]?.end ?? 0) + 1);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

import { describe, expect, test } from 'vitest';
import { dayOf, daysOfRange, lastDays, rangeOfDays, startOfDay } from '../../../../ui/kit/dates/date-range';

const day = (year: number, month: number, of: number) => ({ year, month, day: of });
const iso = (time: number) => new Date(time).toISOString();

describe('days in a time zone', () => {
  test('start at midnight there, on both sides of a change of clocks', () => {
    expect(iso(startOfDay(day(2026, 3, 8), 'America/New_York'))).toBe('2026-03-08T05:00:00.000Z');
    expect(iso(startOfDay(day(2026, 3, 9), 'America/New_York'))).toBe('2026-03-09T04:00:00.000Z');
    expect(iso(startOfDay(day(2026, 10, 25), 'Europe/Berlin'))).toBe('2026-10-24T22:00:00.000Z');
    expect(iso(startOfDay(day(2026, 10, 26), 'Europe/Berlin'))).toBe('2026-10-25T23:00:00.000Z');
    expect(iso(startOfDay(day(2026, 1, 1), 'Pacific/Kiritimati'))).toBe('2025-12-31T10:00:00.000Z');
    expect(iso(startOfDay(day(2026, 1, 1), 'Asia/Kathmandu'))).toBe('2025-12-31T18:15:00.000Z');
  });

  test('depend on the time zone', () => {
    const time = Date.parse('2026-01-01T03:00:00Z');
    expect(dayOf(time, 'America/New_York')).toEqual(day(2025, 12, 31));
    expect(dayOf(time, 'Asia/Tokyo')).toEqual(day(2026, 1, 1));
  });

  test('of the last 7 days include today', () => {
    const now = Date.parse('2026-03-03T12:00:00Z');
    expect(lastDays(7, now, 'UTC')).toEqual({ from: '2026-02-25T00:00:00.000Z', to: '2026-03-04T00:00:00.000Z' });
    expect(lastDays(1, now, 'UTC')).toEqual({ from: '2026-03-03T00:00:00.000Z', to: '2026-03-04T00:00:00.000Z' });
  });

  test('of an interval are those that it was made of', () => {
    const range = rangeOfDays(day(2026, 3, 1), day(2026, 3, 31), 'America/New_York');
    expect(range).toEqual({ from: '2026-03-01T05:00:00.000Z', to: '2026-04-01T04:00:00.000Z' });
    expect(daysOfRange(range, 'America/New_York')).toEqual({ first: day(2026, 3, 1), last: day(2026, 3, 31) });
    expect(daysOfRange({ from: range.from }, 'UTC')).toBeUndefined();
  });
});

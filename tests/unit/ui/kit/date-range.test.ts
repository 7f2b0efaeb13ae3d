import { describe, expect, test } from 'vitest';
import {
  addDays,
  dayOf,
  daysLeft,
  daysOfRange,
  daysUntil,
  lastDays,
  rangeOfDays,
  startOfDay,
} from '../../../../ui/kit/dates/date-range';

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

  test.each([
    // Clocks skip midnight.
    [day(2026, 9, 6), 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    [day(2026, 4, 24), 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    [day(2018, 11, 4), 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    // Midnight comes twice.
    [day(2026, 11, 1), 'America/Havana', '2026-11-01T04:00:00.000Z'],
    [day(2026, 4, 5), 'America/Santiago', '2026-04-05T04:00:00.000Z'],
    [day(2026, 10, 30), 'Africa/Cairo', '2026-10-29T22:00:00.000Z'],
    // A day that the zone left out begins with the next one.
    [day(2011, 12, 30), 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('%o starts in %s at %s', (of, timeZone, start) => expect(iso(startOfDay(of, timeZone))).toBe(start));

  test('are not always 24 hours', () => {
    const time = Date.parse('2026-03-28T11:00:00Z');
    expect(iso(addDays(time, 1, 'Europe/Berlin'))).toBe('2026-03-29T10:00:00.000Z');
    expect(iso(addDays(time, -1, 'Europe/Berlin'))).toBe('2026-03-27T11:00:00.000Z');
    expect(iso(addDays(time, 365, 'UTC'))).toBe('2027-03-28T11:00:00.000Z');
  });

  test.each([
    ['2026-06-01T23:59:00Z', 'UTC', 0, 1],
    ['2026-06-02T00:01:00Z', 'UTC', 1, 1],
    ['2026-06-02T00:01:00Z', 'America/New_York', 0, 1],
    ['2026-06-08T12:00:00Z', 'UTC', 7, 7],
    ['2026-05-31T12:00:00Z', 'UTC', -1, 0],
  ])('until %s in %s are %i, and %i are left', (end, timeZone, until, left) => {
    const now = Date.parse('2026-06-01T13:00:00Z');
    expect(daysUntil(Date.parse(end), now, timeZone)).toBe(until);
    expect(daysLeft(Date.parse(end), now, timeZone)).toBe(left);
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

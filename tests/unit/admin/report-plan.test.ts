import { describe, expect, test } from 'vitest';
import { nextRuns } from '../../../ui/admin/reports/next-runs';
import { cronOf, planOf, planText } from '../../../ui/admin/reports/plan';

const texts = {
  daily: (time: string) => `daily ${time}`,
  weekly: (weekday: string, time: string) => `${weekday} ${time}`,
  monthly: (day: string, time: string) => `day ${day} ${time}`,
  custom: (cron: string) => cron,
};

/** Cron fields that do not wrap and keep their order in right-to-left text. */
const held = (cron: string) => `\u2066${cron.replaceAll(' ', '\u00a0')}\u2069`;

describe('a plan', () => {
  test.each([
    ['daily', '5 6 * * *', 'daily 06:05'],
    ['weekly', '0 8 * * 1', 'Montag 08:00'],
    ['weekly', '0  8 * *  0', 'Sonntag 08:00'],
    ['monthly', '30 23 28 * *', 'day 28 23:30'],
    ['custom', '30 7 1 1,4 *', held('30 7 1 1,4 *')],
    // Has more than its interval can express.
    ['daily', '0 8 * * 1-5', held('0 8 * * 1-5')],
    ['monthly', '0 8 31 * *', held('0 8 31 * *')],
    ['hourly', '0 * * * *', held('0 * * * *')],
  ])('of %s %s comes back as it was, and reads "%s"', (interval, cron, text) => {
    const schedule = { interval, cron, tz: 'UTC', active: true };
    expect(cronOf(planOf(schedule, 'pdf', 'UTC'))).toBe(cron.replace(/ +/g, ' '));
    expect(planText(schedule, texts, 'de')).toBe(text);
  });

  test('of a report without a schedule begins on Mondays in the zone of its reader', () => {
    const plan = planOf(null, 'poster', 'Asia/Tokyo');
    expect(plan).toMatchObject({ interval: 'weekly', tz: 'Asia/Tokyo', type: 'pdf', active: true });
    expect(cronOf(plan)).toBe('0 8 * * 1');
  });
});

describe('the next runs', () => {
  const at = (runs: number[]) => runs.map((run) => new Date(run).toISOString().slice(0, 16));
  const from = Date.parse('2026-10-20T00:00:00Z');

  test('keep the hour of their zone when clocks change', () => {
    expect(at(nextRuns({ cron: '0 8 * * 1', tz: 'Europe/Berlin' }, Date.parse('2026-10-12T12:00:00Z'), 3))).toEqual([
      '2026-10-19T06:00',
      '2026-10-26T07:00',
      '2026-11-02T07:00',
    ]);
  });

  test.each([
    ['* * * * * *', 'UTC'],
    ['every monday', 'UTC'],
    ['0 25 * * *', 'UTC'],
    ['0 0 30 2 *', 'UTC'],
    ['0 8 * * 1', 'Mars/Olympus'],
    ['', 'UTC'],
  ])('are none for %j in %s', (cron, tz) => {
    expect(nextRuns({ cron, tz }, from, 3)).toEqual([]);
  });
});

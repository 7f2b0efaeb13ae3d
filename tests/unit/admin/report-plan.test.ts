import { describe, expect, test } from 'vitest';
import { languageFormats } from '../../../ui/admin/archetypes/formats/language-formats';
import { cronText } from '../../../ui/admin/reports/cron-text';
import { nextRuns } from '../../../ui/admin/reports/next-runs';
import { cronOf, planOf, planText } from '../../../ui/admin/reports/plan';
import { texts as german } from '../../../ui/locales/de/admin/reports';
import { texts as english } from '../../../ui/locales/en/admin/reports';

const texts = {
  daily: (time: string) => `daily ${time}`,
  weekly: (weekday: string, time: string) => `${weekday} ${time}`,
  monthly: (day: string, time: string) => `day ${day} ${time}`,
  custom: (cron: string) => cron,
};

/** Cron fields that do not wrap and keep their order in right-to-left text. */
const held = (cron: string) => `\u2066${cron.replaceAll(' ', '\u00a0')}\u2069`;

describe('a schedule', () => {
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
  ])('of %s %s is parsed to itself, and reads "%s"', (interval, cron, text) => {
    const schedule = { interval, cron, tz: 'UTC', active: true };
    expect(cronOf(planOf(schedule, 'pdf', 'UTC'))).toBe(cron.replace(/ +/g, ' '));
    expect(planText(schedule, texts, 'de', languageFormats('de').clock)).toBe(text);
  });

  test('defaults to Mondays in the time zone of the user', () => {
    const plan = planOf(null, 'poster', 'Asia/Tokyo');
    expect(plan).toMatchObject({ interval: 'weekly', tz: 'Asia/Tokyo', type: 'pdf', active: true });
    expect(cronOf(plan)).toBe('0 8 * * 1');
  });
});

describe('a custom schedule as text', () => {
  test.each([
    ['30 7 1 1,4,7,10 *', 'Quarterly on day 1 at 7:30 AM'],
    ['30 7 1 2,5,8,11 *', 'Monthly on day 1 at 7:30 AM, only in Feb, May, Aug, and Nov'],
    ['0 8 * * 1-5', 'Every Monday to Friday at 8:00 AM'],
    ['0 8 * * mon,WED', 'Every Monday and Wednesday at 8:00 AM'],
    ['0 8 * * 6-7', 'Every Saturday and Sunday at 8:00 AM'],
    ['0 8,16 * * *', 'Every day at 8:00 AM and 4:00 PM'],
    ['0 */6 * * *', 'Every day at 12:00 AM, 6:00 AM, 12:00 PM, and 6:00 PM'],
    ['15 9 1,15 * *', 'Monthly on day 1 and 15 at 9:15 AM'],
    ['0 8 * jun-aug 0', 'Every Sunday at 8:00 AM, only in Jun, Jul, and Aug'],
  ])('is parsed from %s', (cron, words) => {
    expect(cronText(cron, english.plans, 'en', languageFormats('en').clock)?.replaceAll('\u202f', ' ')).toBe(words);
  });

  test('is parsed in German', () => {
    expect(cronText('30 7 1 1,7 *', german.plans, 'de', languageFormats('de').clock)).toBe(
      'Monatlich am 1. um 07:30, nur im Jan und Jul',
    );
  });

  test.each([
    '* * * * *',
    '*/5 8 * * *',
    '0 8 1 * 1',
    '0 8 L * *',
    '0 8 32 * *',
    '0 8 5-1 * *',
    '0 8 */0 * *',
    '0 8 * *',
    '0 0 8 * * *',
    '',
  ])('is unchanged for %j', (cron) =>
    expect(cronText(cron, english.plans, 'en', languageFormats('en').clock)).toBeUndefined(),
  );
});

describe('the next runs', () => {
  const at = (runs: number[]) => runs.map((run) => new Date(run).toISOString().slice(0, 16));
  const from = Date.parse('2026-10-20T00:00:00Z');

  test('keep their hour when clocks change', () => {
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
  ])('are empty for %j in %s', (cron, tz) => {
    expect(nextRuns({ cron, tz }, from, 3)).toEqual([]);
  });
});

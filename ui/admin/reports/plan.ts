import { type ReportInterval, type ReportSchedule, type ReportType, reportTypes } from '@gatehouse/sdk/reports';

/** A schedule as form values, from which `cron` is built. */
export interface Plan {
  interval: ReportInterval;
  /** Time of day: `08:00`. */
  time: string;
  /** Weekday, Sunday is 0. */
  weekday: string;
  /** Day of the month; limited to days that every month has. */
  day: string;
  /** Cron expression of a custom schedule. */
  cron: string;
  tz: string;
  active: boolean;
  type: ReportType;
}

/** Days that every month has. */
export const monthDays = Array.from({ length: 28 }, (_, at) => String(at + 1));
/** Weekdays starting on Monday; Sunday is 0. */
export const weekdays = ['1', '2', '3', '4', '5', '6', '0'];

const PATTERNS = {
  daily: /^(\d{1,2}) (\d{1,2}) \* \* \*$/,
  weekly: /^(\d{1,2}) (\d{1,2}) \* \* ([0-6])$/,
  monthly: /^(\d{1,2}) (\d{1,2}) ([1-9]|1\d|2[0-8]) \* \*$/,
} as const;

const isPlain = (interval: string): interval is keyof typeof PATTERNS => Object.hasOwn(PATTERNS, interval);

const fresh = (tz: string): Plan => ({
  interval: 'weekly',
  time: '08:00',
  weekday: '1',
  day: '1',
  cron: '0 8 * * 1',
  tz,
  active: true,
  type: 'pdf',
});

/**
 * Returns the form values of a schedule. A cron expression that its interval cannot express makes it a custom schedule.
 *
 * @param tz Time zone of a report without a schedule.
 */
export const planOf = (
  schedule: ReportSchedule | null | undefined,
  type: string | null | undefined,
  tz: string,
): Plan => {
  const plan = { ...fresh(tz), type: reportTypes.find((name) => name === type) ?? 'pdf' };
  if (!schedule) return plan;
  const { interval, cron, active } = schedule;
  const current = { ...plan, active, tz: schedule.tz, cron };
  const parts = isPlain(interval) ? PATTERNS[interval].exec(cron.trim().replace(/\s+/g, ' ')) : null;
  if (!parts || !isPlain(interval)) return { ...current, interval: 'custom' };
  const [, minute = '', hour = '', day] = parts;
  return {
    ...current,
    interval,
    time: `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`,
    ...(interval === 'weekly' && day !== undefined && { weekday: day }),
    ...(interval === 'monthly' && day !== undefined && { day }),
  };
};

/** Returns the five-field cron expression of the form values. */
export const cronOf = ({ interval, time, weekday, day, cron }: Omit<Plan, 'tz' | 'active' | 'type'>): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (interval === 'daily') return `${minute} ${hour} * * *`;
  if (interval === 'weekly') return `${minute} ${hour} * * ${weekday}`;
  if (interval === 'monthly') return `${minute} ${hour} ${day} * *`;
  return cron.trim().replace(/\s+/g, ' ');
};

/** Returns whether the cron expression of a schedule exceeds its interval. */
export const isCustom = (schedule: ReportSchedule): boolean =>
  planOf(schedule, undefined, schedule.tz).interval === 'custom';

/** Texts of a schedule. */
export interface PlanTexts {
  daily: (time: string) => string;
  weekly: (weekday: string, time: string) => string;
  monthly: (day: string, time: string) => string;
  custom: (cron: string) => string;
}

/** Returns the name of a weekday, Sunday is 0. */
export const weekdayName = (weekday: string, language: string): string =>
  // 1 February 1970 was a Sunday.
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(1970, 1, 1 + Number(weekday)),
  );

/** Returns a schedule in words: "Every Monday at 8:00 AM". */
export const planText = (
  schedule: ReportSchedule,
  texts: PlanTexts,
  language: string,
  clock: (hour: number, minute: number) => string,
): string => {
  const { interval, time, weekday, day, cron } = planOf(schedule, undefined, schedule.tz);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const at = clock(hour, minute);
  if (interval === 'daily') return texts.daily(at);
  if (interval === 'weekly') return texts.weekly(weekdayName(weekday, language), at);
  if (interval === 'monthly') return texts.monthly(new Intl.NumberFormat(language).format(Number(day)), at);
  // Cron fields stay on one line and keep their order, also in right-to-left languages.
  return texts.custom(`\u2066${cron.replaceAll(' ', '\u00a0')}\u2069`);
};

import type { ReportSchedule } from '@gatehouse/sdk/reports';
import { isCustom, type PlanTexts, planText, weekdayName } from './plan';

/** Texts of a schedule that its interval alone does not describe. */
export interface CronTexts extends PlanTexts {
  /** A schedule on days of January, April, July and October. */
  quarterly: (day: string, time: string) => string;
  /** A range of days: "Monday to Friday". */
  span: (from: string, to: string) => string;
  /** A schedule limited to some months. */
  inMonths: (schedule: string, months: string) => string;
}

/** Maximum number of times per day described in words; more are not easier to read than the expression. */
const MAX_TIMES = 4;

const dayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const numberOf = (text: string, names: readonly string[], first: number): number => {
  const named = names.indexOf(text.toLowerCase());
  return named < 0 ? Number(text) : named + first;
};

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_, at) => from + at * step);

/** Returns the numbers of a field in order; undefined for unsupported syntax. */
const numbersOf = (
  field: string,
  [min, max]: readonly [number, number],
  names: readonly string[] = [],
): number[] | undefined => {
  const numbers = field.split(',').flatMap((part) => {
    const parsed = /^(?:(\*)|(\w+)(?:-(\w+))?)(?:\/(\d+))?$/.exec(part);
    if (!parsed) return Number.NaN;
    const [, all, from = '', to, step] = parsed;
    const start = all ? min : numberOf(from, names, min);
    const single = step === undefined ? start : max;
    const end = all ? max : to === undefined ? single : numberOf(to, names, min);
    return start <= end && step !== '0' ? range(start, end, Number(step ?? 1)) : Number.NaN;
  });
  const isValid = numbers.every((number) => Number.isInteger(number) && number >= min && number <= max);
  return isValid ? [...new Set(numbers)].sort((a, b) => a - b) : undefined;
};

/** Returns the weekdays starting on Monday; 0 and 7 mean Sunday. */
const weekdaysOf = (field: string): number[] | undefined => {
  const days = numbersOf(field, [0, 7], dayNames);
  return days && [...new Set(days.map((day) => day % 7 || 7))].sort((a, b) => a - b);
};

/**
 * Returns a five-field cron expression in words: "Monthly on day 1 at 7:30 AM, only in Jan and Jul"; undefined if
 * the expression itself is easier to read.
 */
export const cronText = (
  cron: string,
  texts: CronTexts,
  language: string,
  clock: (hour: number, minute: number) => string,
): string | undefined => {
  const [minuteField = '', hourField = '', dayField = '', monthField = '', weekdayField = '', ...more] = cron
    .trim()
    .split(/\s+/);
  const minutes = numbersOf(minuteField, [0, 59]);
  const hours = numbersOf(hourField, [0, 23]);
  const days = numbersOf(dayField, [1, 31]);
  const months = numbersOf(monthField, [1, 12], monthNames);
  const weekdays = weekdaysOf(weekdayField);
  if (more.length > 0 || !minutes || !hours || !days || !months || !weekdays) return undefined;
  const isDaily = days.length === 31;
  const isAnyWeekday = weekdays.length === 7;
  // Cron matches either kind of day, which has no short description.
  if (!isDaily && !isAnyWeekday) return undefined;
  if (minutes.length * hours.length > MAX_TIMES) return undefined;

  const list = (items: readonly string[]) => new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
  const time = list(hours.flatMap((hour) => minutes.map((minute) => clock(hour, minute))));
  const dayList = () => list(days.map((day) => new Intl.NumberFormat(language).format(day)));
  const weekdayList = () => {
    const names = weekdays.map((day) => weekdayName(String(day % 7), language));
    const [first = '', last = ''] = [names[0], names.at(-1)];
    const isRun = weekdays.length > 2 && (weekdays.at(-1) ?? 0) - (weekdays[0] ?? 0) === weekdays.length - 1;
    return isRun ? texts.span(first, last) : list(names);
  };
  if (!isDaily && months.join() === '1,4,7,10') return texts.quarterly(dayList(), time);
  const text = isDaily
    ? isAnyWeekday
      ? texts.daily(time)
      : texts.weekly(weekdayList(), time)
    : texts.monthly(dayList(), time);
  if (months.length === 12) return text;
  const month = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  return texts.inMonths(text, list(months.map((at) => month.format(Date.UTC(1970, at - 1, 1)))));
};

/** Returns a schedule in words; a cron expression that has no short description stays as it is. */
export const scheduleText = (
  schedule: ReportSchedule,
  texts: CronTexts,
  language: string,
  clock: (hour: number, minute: number) => string,
): string =>
  (isCustom(schedule) ? cronText(schedule.cron, texts, language, clock) : undefined) ??
  planText(schedule, texts, language, clock);

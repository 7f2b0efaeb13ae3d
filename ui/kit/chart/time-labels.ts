import { startOfDay } from '../dates/date-range';
import { dateOf, type TimeBucket, type TimeInterval } from './time-buckets';

interface WeekInfo {
  firstDay: number;
}

/** Returns the first day of the week of a locale, 1 for Monday to 7 for Sunday; Monday if the browser has no data. */
export const weekStartOf = (locale: string): number => {
  // A method in newer browsers, a property in older ones.
  const parsed: Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo } = new Intl.Locale(locale);
  return (parsed.getWeekInfo?.() ?? parsed.weekInfo)?.firstDay ?? 1;
};

const full = {
  day: { dateStyle: 'medium' },
  week: { dateStyle: 'medium' },
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
} as const satisfies Record<TimeInterval, Intl.DateTimeFormatOptions>;

const short = {
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short' },
  year: { year: 'numeric' },
} as const satisfies Record<TimeInterval, Intl.DateTimeFormatOptions>;

/** Days are already civil days, so they are formatted in UTC, in the Gregorian calendar of the buckets. */
const formatter = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });

/** Formats of days: each function gets the timestamp at which a day begins. */
export interface DayFormats {
  /** With the year. */
  date: (time: number) => string;
  /** Without the year, for an axis. */
  day: (time: number) => string;
}

const dayLabels = ({ date, day }: DayFormats, timeZone: string) => {
  const at = (count: number) => {
    const civil = dateOf(count);
    return startOfDay(
      { year: civil.getUTCFullYear(), month: civil.getUTCMonth() + 1, day: civil.getUTCDate() },
      timeZone,
    );
  };
  return {
    full: ({ start, end }: TimeBucket): string =>
      start === end ? date(at(start)) : `${date(at(start))} – ${date(at(end))}`,
    short: ({ start }: TimeBucket): string => day(at(start)),
  };
};

/**
 * Returns bucket labels: long ones for tooltips, short ones for the axis, where a January includes its year. Days and
 * weeks in `formats`, if there are any; names of months have none.
 */
export const bucketLabels = (
  locale: string,
  interval: TimeInterval,
  formats?: DayFormats,
  timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone,
) => {
  if (formats && (interval === 'day' || interval === 'week')) return dayLabels(formats, timeZone);
  const inFull = formatter(locale, full[interval]);
  const inShort = formatter(locale, short[interval]);
  const january = formatter(locale, { month: 'short', year: 'numeric' });
  const isRange = interval === 'week';
  return {
    full: ({ start, end }: TimeBucket): string =>
      isRange ? inFull.formatRange(dateOf(start), dateOf(end)) : inFull.format(dateOf(start)),
    short: ({ start }: TimeBucket): string => {
      const date = dateOf(start);
      return interval === 'month' && date.getUTCMonth() === 0 ? january.format(date) : inShort.format(date);
    },
  };
};

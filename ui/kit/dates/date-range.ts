/** A half-open interval of ISO times: `from` is included, `to` is not. Omit both for any time. */
export interface DateRange {
  from?: string;
  to?: string;
}

/** A calendar day without time and time zone. */
export interface Day {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

const partsOf = (time: number, timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return { year, month, day, hour, minute, second };
};

/** Returns the calendar day of a timestamp in a time zone. */
export const dayOf = (time: number, timeZone: string): Day => {
  const { year, month, day } = partsOf(time, timeZone);
  return { year, month, day };
};

/** Returns the offset of a time zone from UTC in milliseconds. */
const offsetAt = (time: number, timeZone: string) => {
  const { year, month, day, hour, minute, second } = partsOf(time, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000;
};

const DAY = 24 * 60 * 60_000;

/** Returns a day as a timestamp that only serves to count days. */
const asUtc = ({ year, month, day }: Day) => Date.UTC(year, month - 1, day);

/**
 * Returns the timestamp at which a day begins in a time zone: its first midnight, or the end of the hour that clocks
 * skip there. Days beyond the end of a month overflow into the next.
 */
export const startOfDay = (day: Day, timeZone: string): number => {
  const midnight = asUtc(day);
  const starts = [midnight - DAY, midnight + DAY].map((near) => midnight - offsetAt(near, timeZone));
  const inDay = starts.filter((time) => asUtc(dayOf(time, timeZone)) >= midnight);
  return Math.min(...(inDay.length > 0 ? inDay : starts));
};

/** Returns the timestamp a number of days later, at the same time of day, which is not always a multiple of 24 hours. */
export const addDays = (time: number, days: number, timeZone: string): number => {
  const later = time + days * DAY;
  return later + offsetAt(time, timeZone) - offsetAt(later, timeZone);
};

/** Returns the number of calendar days from one timestamp to another: 0 on the same day, 1 for tomorrow. */
export const daysUntil = (time: number, now: number, timeZone: string): number =>
  (asUtc(dayOf(time, timeZone)) - asUtc(dayOf(now, timeZone))) / DAY;

/** Returns the days that are left until a timestamp: 0 when it has passed, else at least 1. */
export const daysLeft = (end: number, now: number, timeZone: string): number =>
  end <= now ? 0 : Math.max(1, daysUntil(end, now, timeZone));

/** Reads the value of a date input, such as `2026-11-27`; undefined when it is not a day. */
export const parseDay = (text: string): Day | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  // A day beyond the end of its month would be one of the next, and a month beyond the end of its year likewise.
  const date = new Date(asUtc({ year, month, day }));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { year, month, day } : undefined;
};

/** Returns the interval from the start of one day to the end of another. */
export const rangeOfDays = (first: Day, last: Day, timeZone: string): DateRange => ({
  from: new Date(startOfDay(first, timeZone)).toISOString(),
  to: new Date(startOfDay({ ...last, day: last.day + 1 }, timeZone)).toISOString(),
});

/** Returns the interval of the last `days` days, including today. */
export const lastDays = (days: number, now: number, timeZone: string): DateRange => {
  const today = dayOf(now, timeZone);
  return rangeOfDays({ ...today, day: today.day - days + 1 }, today, timeZone);
};

/** Returns the first and last day of an interval, or `undefined` if it is open-ended. */
export const daysOfRange = ({ from, to }: DateRange, timeZone: string): { first: Day; last: Day } | undefined => {
  if (!from || !to) return;
  return { first: dayOf(Date.parse(from), timeZone), last: dayOf(Date.parse(to) - 1, timeZone) };
};

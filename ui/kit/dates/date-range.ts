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

/**
 * Returns the timestamp at which a day begins in a time zone. Days beyond the end of a month overflow into the next.
 */
export const startOfDay = ({ year, month, day }: Day, timeZone: string): number => {
  const asUtc = Date.UTC(year, month - 1, day);
  const guess = asUtc - offsetAt(asUtc, timeZone);
  // The offset may differ between the guess and the start of the day.
  return asUtc - offsetAt(guess, timeZone);
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

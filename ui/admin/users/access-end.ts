import { addDays, parseDay, startOfDay } from '../../kit/dates/date-range';

/** Preset numbers of days until access ends. */
export const endPresets = ['7', '30', '90'] as const;

/** Form values: `never`, a number of days, or `date` with a day. */
export interface AccessEnd {
  ends: string;
  /** ISO date of a date input. */
  lastDay: string;
}

/**
 * Returns the seconds until access ends, rounded to whole ones; null for never, undefined while the day is invalid. A
 * number of days ends at the same time of day; a last day is included, in the time zone of the account.
 */
export const secondsUntil = (
  { ends, lastDay }: AccessEnd,
  now: number,
  timeZone: string,
): number | null | undefined => {
  if (ends === 'never') return null;
  if (ends !== 'date') return Math.round((addDays(now, Number(ends), timeZone) - now) / 1000);
  const last = parseDay(lastDay);
  if (!last) return undefined;
  const end = startOfDay({ ...last, day: last.day + 1 }, timeZone) - 1000;
  return end > now ? Math.floor((end - now) / 1000) : undefined;
};

/** Preset numbers of days until access ends. */
export const endPresets = ['7', '30', '90'] as const;

/** Form values: `never`, a number of days, or `date` with a day. */
export interface AccessEnd {
  ends: string;
  /** ISO date of a date input. */
  lastDay: string;
}

const DAY = 86_400;

/**
 * Returns the seconds until access ends, rounded to whole ones; null for never, undefined while the day is invalid. The
 * last day is included, in the browser's time zone.
 */
export const secondsUntil = ({ ends, lastDay }: AccessEnd, now: number): number | null | undefined => {
  if (ends === 'never') return null;
  if (ends !== 'date') return Number(ends) * DAY;
  const end = new Date(`${lastDay}T23:59:59`).getTime();
  return end > now ? Math.floor((end - now) / 1000) : undefined;
};

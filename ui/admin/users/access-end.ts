/** Days that are offered until access ends. */
export const endPresets = ['7', '30', '90'] as const;

/** What a form holds: `never`, a number of days, or `date` with a day. */
export interface AccessEnd {
  ends: string;
  /** ISO day, as a date field writes it. */
  lastDay: string;
}

const DAY = 86_400;

/**
 * Whole seconds until access ends; null for never, undefined while the day is not right. A last day counts to its end,
 * in the time zone of the browser.
 */
export const secondsUntil = ({ ends, lastDay }: AccessEnd, now: number): number | null | undefined => {
  if (ends === 'never') return null;
  if (ends !== 'date') return Number(ends) * DAY;
  const end = new Date(`${lastDay}T23:59:59`).getTime();
  return end > now ? Math.floor((end - now) / 1000) : undefined;
};

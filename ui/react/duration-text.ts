import { formatLocale } from '../kit/dates/format-locale';

/** Formats a number of seconds: seconds up to 90, then whole minutes, then whole hours, rounded up. */
export const durationText = (language: string, seconds: number): string => {
  const [value, unit] =
    seconds <= 90 ? [seconds, 'second'] : seconds <= 5400 ? [seconds / 60, 'minute'] : [seconds / 3600, 'hour'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(value));
};

/** Formats a time with its date: a lock may end after midnight, or be read the next day. */
export const untilText = (language: string, until: number): string =>
  new Intl.DateTimeFormat(formatLocale(language), { dateStyle: 'medium', timeStyle: 'short' }).format(until);

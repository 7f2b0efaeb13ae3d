import { formatLocale } from '../kit/dates/format-locale';

/** Formats a number of seconds: seconds up to 90, then whole minutes, then whole hours, rounded up. */
export const durationText = (language: string, seconds: number): string => {
  const [value, unit] =
    seconds <= 90 ? [seconds, 'second'] : seconds <= 5400 ? [seconds / 60, 'minute'] : [seconds / 3600, 'hour'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(value));
};

/** Formats a time that is ahead: its time of day, with the date unless it is today. */
export const untilText = (language: string, until: number, now = Date.now()): string => {
  const locale = formatLocale(language);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const isToday = day.format(until) === day.format(now);
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...(!isToday && { dateStyle: 'medium' }) }).format(
    until,
  );
};

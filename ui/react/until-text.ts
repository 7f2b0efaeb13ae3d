import { formatLocale } from '../kit/dates/format-locale';

/** Formats a time that is ahead: its time of day, with the date unless it is today. */
export const untilText = (language: string, until: number, now = Date.now()): string => {
  const locale = formatLocale(language);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const isToday = day.format(until) === day.format(now);
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...(!isToday && { dateStyle: 'medium' }) }).format(
    until,
  );
};

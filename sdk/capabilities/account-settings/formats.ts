import type { AccountSettings } from './contract';

/** Formats for dates, times and money of an account; formats that are not set follow the language of each user. */
export type AccountFormats = Pick<AccountSettings, 'timezone' | 'dateFormat' | 'timeFormat' | 'currency'>;

/** Date formats to choose from. */
export const dateFormats = [
  'DD/MM/YYYY',
  'MM/DD/YYYY',
  'YYYY-MM-DD',
  'DD.MM.YYYY',
  'D MMM YYYY',
  'MMM D, YYYY',
] as const;
/** Time formats to choose from. */
export const timeFormats = ['HH:mm', 'HH:mm:ss', 'h:mm A'] as const;

/** A time: milliseconds since the epoch, or an ISO string. */
export type Moment = number | string;

type Write = (read: (options: Intl.DateTimeFormatOptions) => string) => string;

const unpadded = (text: string): string => text.replace(/^0(?=\d)/, '');

const hours = (hourCycle: 'h12' | 'h23'): Write => {
  return (read) => read({ hour: '2-digit', hourCycle }).replace(/\D+/g, '');
};

/** The date part that each group of letters in a format stands for. */
const tokens: Readonly<Record<string, Write>> = {
  YYYY: (read) => read({ year: 'numeric' }),
  YY: (read) => read({ year: '2-digit' }),
  MMMM: (read) => read({ month: 'long' }),
  MMM: (read) => read({ month: 'short' }),
  MM: (read) => read({ month: '2-digit' }),
  M: (read) => read({ month: 'numeric' }),
  dddd: (read) => read({ weekday: 'long' }),
  DD: (read) => read({ day: '2-digit' }),
  D: (read) => read({ day: 'numeric' }),
  HH: hours('h23'),
  H: (read) => unpadded(hours('h23')(read)),
  hh: hours('h12'),
  h: (read) => unpadded(hours('h12')(read)),
  mm: (read) => read({ minute: '2-digit' }).padStart(2, '0'),
  ss: (read) => read({ second: '2-digit' }).padStart(2, '0'),
  A: (read) => (Number(hours('h23')(read)) < 12 ? 'AM' : 'PM'),
};

/** Maximum length of a format; a longer one is ignored, since each date of a list would parse it again. */
const MAX_LENGTH = 64;

/** A year at either end, with its separator; the point after a month is part of the month. */
const YEAR = /^(YYYY|YY)[^A-Za-z]*|[^A-Za-z.]*(YYYY|YY)$/;

const LETTERS = /YYYY|YY|MMMM|MMM|MM|M|dddd|DD|D|HH|H|hh|h|mm|ss|A/g;

const withSeconds = (pattern: string | null | undefined) =>
  pattern?.includes('ss') ? pattern : pattern?.replace('mm', 'mm:ss');

const isZone = (timeZone: string | null | undefined): timeZone is string => {
  if (!timeZone) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
};

/** Formats dates, times and amounts of an account. */
export interface AccountFormatter {
  date: (moment: Moment) => string;
  /** A date without its year. */
  day: (moment: Moment) => string;
  time: (moment: Moment) => string;
  /** Date and time. */
  moment: (moment: Moment) => string;
  /** Date and time to the second. */
  exact: (moment: Moment) => string;
}

/**
 * Returns formatters for dates and times of an account. Formats that are unset or unknown follow the language. Default
 * time zone: the device's.
 *
 * @param language BCP 47 tag, such as `de`. Default: the device's.
 */
export const accountFormatter = (formats: AccountFormats = {}, language?: string): AccountFormatter => {
  const zone = isZone(formats.timezone) ? { timeZone: formats.timezone } : {};
  const cache = new Map<string, Intl.DateTimeFormat>();
  const formatOf = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
    const key = JSON.stringify(options);
    const format = cache.get(key) ?? new Intl.DateTimeFormat(language, { ...options, ...zone });
    cache.set(key, format);
    return format;
  };
  const at = (moment: Moment): number => (typeof moment === 'number' ? moment : Date.parse(moment));
  const written = (pattern: string, time: number): string => {
    // A numeric format reads the same in every language; month names depend on the language.
    const read = (options: Intl.DateTimeFormatOptions) =>
      formatOf({ ...options, calendar: 'gregory', numberingSystem: 'latn' }).format(time);
    return pattern.replace(LETTERS, (token) => tokens[token]?.(read) ?? token);
  };
  const write = (pattern: string | null | undefined, fallback: Intl.DateTimeFormatOptions) => (moment: Moment) => {
    const time = at(moment);
    if (Number.isNaN(time)) return '';
    return pattern && pattern.length <= MAX_LENGTH ? written(pattern, time) : formatOf(fallback).format(time);
  };
  const date = write(formats.dateFormat, { dateStyle: 'medium' });
  const day = write(formats.dateFormat?.replace(YEAR, ''), { day: 'numeric', month: 'short' });
  const time = write(formats.timeFormat, { timeStyle: 'short' });
  const hasPattern = Boolean(formats.dateFormat || formats.timeFormat);
  const both = write(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  const exactTime = write(withSeconds(formats.timeFormat), { timeStyle: 'medium' });
  const exactBoth = write(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
  return {
    date,
    day,
    time,
    moment: (moment) => (hasPattern ? `${date(moment)} ${time(moment)}` : both(moment)),
    exact: (moment) => (hasPattern ? `${date(moment)} ${exactTime(moment)}` : exactBoth(moment)),
  };
};

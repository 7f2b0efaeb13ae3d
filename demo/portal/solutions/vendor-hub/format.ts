import { dollarsIn } from '../dollars';

const dayIn = (days: number): Date => {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return date;
};

/** Returns the formatters of the contracts in a locale; days count from today. */
export const formatIn = (locale: string) => {
  const change = dollarsIn(locale, { signDisplay: 'exceptZero' });
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  return {
    /** Whole US dollars. */
    money: dollarsIn(locale),
    /** Whole US dollars with their sign; the minus sign is as wide as the plus sign. */
    moneyChange: (value: number): string => change(value).replace('-', '\u2212'),
    /** A fraction as a percentage. */
    share: (part: number): string => percent.format(part),
    /** A number of days in words, such as "in 7 days". */
    inDays: (days: number): string => relative.format(days, 'day'),
    shortDay: (days: number): string => short.format(dayIn(days)),
    longDay: (days: number): string => long.format(dayIn(days)),
  };
};

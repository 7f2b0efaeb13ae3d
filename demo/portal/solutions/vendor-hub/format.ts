import { locale } from '../../screens/locale';

const dollars = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
});
const signed = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});
const percent = new Intl.NumberFormat(locale, { style: 'percent' });
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });

/** Whole US dollars. */
export const money = (amount: number): string => dollars.format(amount);

/** Whole US dollars with their sign; a minus is as wide as a plus. */
export const moneyChange = (amount: number): string => signed.format(amount).replace('-', '\u2212');

/** A part of one as a percentage. */
export const share = (part: number): string => percent.format(part);

/** A number of days from today in words, such as "in 7 days". */
export const inDays = (days: number): string => relative.format(days, 'day');

const dayIn = (days: number): Date => {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return date;
};

/** The day so many days from today, short. */
export const shortDay = (days: number): string => short.format(dayIn(days));

/** The day so many days from today, written out. */
export const longDay = (days: number): string => long.format(dayIn(days));

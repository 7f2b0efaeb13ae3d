import type { Mark, Option } from '../players/view';

/** Direction marks of the locale around a sign; an isolate keeps number, sign and currency together instead. */
const MARKS = /[\u061c\u200e\u200f]/g;

const isolated = (text: string): string =>
  text.search(MARKS) === -1 ? text : `\u2066${text.replace(MARKS, '')}\u2069`;

export const optionsOf = (labels: Readonly<Record<string, string>>): readonly Option[] =>
  Object.entries(labels).map(([id, label]) => ({ id, label }));

export const formatsIn = (locale: string) => {
  const dollars = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
      ...options,
    });
  const plain = dollars({});
  const signed = dollars({ signDisplay: 'exceptZero' });
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' });
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });
  const full = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' });
  const list = new Intl.ListFormat(locale);
  return {
    /** Whole US dollars, with the same order in text of either direction. */
    money: (amount: number): string => isolated(plain.format(amount)),
    /** A change of a price; the minus sign is as wide as the plus sign. */
    moneyChange: (amount: number): Mark => ({
      text: isolated(signed.format(amount).replace('-', '\u2212')),
      tone: amount < 0 ? 'success' : amount > 0 ? 'warning' : 'neutral',
    }),
    percent: (part: number): string => percent.format(part),
    /** A number of days in words, such as "in 7 days". */
    inDays: (days: number): string => relative.format(days, 'day'),
    /** A time of day, as in "09:05". */
    timeOfDay: (hour: number, minute: number): string => clock.format(Date.UTC(2026, 0, 1, hour, minute)),
    /** A day as "Dec 4". */
    day: (date: Date): string => short.format(date),
    /** A day as "Fri, Dec 4". */
    weekday: (date: Date): string => weekday.format(date),
    /** A day as "Friday, December 4". */
    longDay: (date: Date): string => long.format(date),
    /** A day as "December 4, 2026". */
    date: (date: Date): string => full.format(date),
    list: (items: readonly string[]): string => list.format(items),
  };
};

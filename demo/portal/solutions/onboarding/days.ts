import { locale } from '../../screens/locale';

const short = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' });
const long = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });

/** A day with its weekday, short. */
export const shortDay = (date: Date): string => short.format(date);

/** A day with its weekday, written out. */
export const longDay = (date: Date): string => long.format(date);

/** A number of working days, in words. */
export const workingDays = (count: number): string => `${count} working ${count === 1 ? 'day' : 'days'}`;

import { formatLocale } from '../../../kit/dates/format-locale';
import { browserTimeZone } from './time-zones';

/** A point in time: milliseconds since the epoch, or an ISO string. */
type Moment = number | string;

/** Date and time formats of the account. */
export interface Formats {
  /** The zone of every day that is entered, filtered, counted and shown: the account's, else the browser's. */
  timeZone: string;
  date: (moment: Moment) => string;
  /** A date without its year, for axes of charts. */
  day: (moment: Moment) => string;
  /** Date and time. */
  moment: (moment: Moment) => string;
  /** Date and time in another zone. */
  momentIn: (zone: string, moment: Moment) => string;
  /** Date and time to the second, for logs. */
  exact: (moment: Moment) => string;
  /** Date and time with the weekday, for tooltips. */
  full: (moment: Moment) => string;
  /** A time of day in any zone: "8:00 AM". */
  clock: (hour: number, minute: number) => string;
}

/** Returns the timestamp of a time of day in UTC. */
export const atClock = (hour: number, minute: number): number => Date.UTC(1970, 0, 1, hour, minute);

/** Returns the date formats of a language, in the region of the browser. */
export const languageFormats = (language: string): Formats => {
  const locale = formatLocale(language);
  const write = (options: Intl.DateTimeFormatOptions) => {
    // Browsers take long to make one.
    let format: Intl.DateTimeFormat | undefined;
    return (moment: Moment) => {
      format ??= new Intl.DateTimeFormat(locale, options);
      return format.format(typeof moment === 'number' ? moment : Date.parse(moment));
    };
  };
  const clock = write({ timeStyle: 'short', timeZone: 'UTC' });
  return {
    get timeZone() {
      return browserTimeZone();
    },
    date: write({ dateStyle: 'medium' }),
    day: write({ day: 'numeric', month: 'short' }),
    moment: write({ dateStyle: 'medium', timeStyle: 'short' }),
    momentIn: (timeZone, moment) => write({ dateStyle: 'medium', timeStyle: 'short', timeZone })(moment),
    exact: write({ dateStyle: 'medium', timeStyle: 'medium' }),
    full: write({ dateStyle: 'full', timeStyle: 'long' }),
    clock: (hour, minute) => clock(atClock(hour, minute)),
  };
};

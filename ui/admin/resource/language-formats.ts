/** A point in time: milliseconds since the epoch, or an ISO string. */
type Moment = number | string;

/** Date and time formats of the account. */
export interface Formats {
  date: (moment: Moment) => string;
  /** Date and time. */
  moment: (moment: Moment) => string;
  /** Date and time with the weekday, for tooltips. */
  full: (moment: Moment) => string;
  /** Currency of the account, if it has set one. */
  currency?: string | null;
}

/** Returns the date formats of a language. */
export const languageFormats = (language: string): Formats => {
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, options);
    return (moment: Moment) => format.format(typeof moment === 'number' ? moment : Date.parse(moment));
  };
  return {
    date: write({ dateStyle: 'medium' }),
    moment: write({ dateStyle: 'medium', timeStyle: 'short' }),
    full: write({ dateStyle: 'full', timeStyle: 'long' }),
  };
};

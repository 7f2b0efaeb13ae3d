/** A moment: milliseconds since the epoch, or an ISO text. */
type Moment = number | string;

/** Writes dates and times as the account does. */
export interface Formats {
  date: (moment: Moment) => string;
  /** Date and time. */
  moment: (moment: Moment) => string;
  /** Date and time with the weekday, for tooltips. */
  full: (moment: Moment) => string;
  /** Currency of the account, where it chose one. */
  currency?: string | null;
}

/** Returns the formats in which one language writes dates. */
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

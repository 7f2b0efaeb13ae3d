/** Formats a day with its short weekday. */
export const shortDay = (date: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' }).format(date);

/** Formats a day with its full weekday. */
export const longDay = (date: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(date);

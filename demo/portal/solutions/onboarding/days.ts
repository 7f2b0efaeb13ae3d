/** A day with its weekday, short. */
export const shortDay = (date: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' }).format(date);

/** A day with its weekday, written out. */
export const longDay = (date: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(date);

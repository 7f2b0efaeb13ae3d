/** Returns a time of day of the sample data, as in '09:05'. */
export const timeOfDay = (hour: number, minute: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' }).format(
    Date.UTC(2026, 0, 1, hour, minute),
  );

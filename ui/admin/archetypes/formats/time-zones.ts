/** Returns the time zone of the browser. */
export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the names of time zones, including UTC, which browsers omit. */
export const timeZones = (): string[] => ['UTC', ...Intl.supportedValuesOf('timeZone')];

/** Returns whether the browser accepts a text as a time zone. */
export const isTimeZone = (text: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
};

/** Returns the UTC offset, with minutes if there are any: "UTC+5:30". */
export const offsetOf = (timeZone: string, at: number): string => {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC') ?? '';
};

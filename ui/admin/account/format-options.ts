/** Names of time zones, with UTC, which the browser leaves out. */
export const timeZones = (): string[] => ['UTC', ...Intl.supportedValuesOf('timeZone')];

/** Whether a text names a time zone, by the browser's own rules. */
export const isTimeZone = (text: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
};

/** Minutes are shown where there are any: "UTC+5:30". */
export const offsetOf = (timeZone: string, at: number): string => {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC') ?? '';
};

/** Currencies in use, with their names in a language, sorted by code. */
export const currencies = (language: string): { value: string; label: string }[] => {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((value) => ({
    value,
    label: `${value} – ${names.of(value) ?? value}`,
  }));
};

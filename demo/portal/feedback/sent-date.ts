/** Returns the time of a row, or undefined when the database has none. */
export const sentAt = (createdAt: string | null): Date | undefined => {
  // Not every browser parses a date with a space in place of the T.
  const at = new Date(createdAt?.trim().replace(' ', 'T') ?? '');
  return Number.isNaN(at.getTime()) ? undefined : at;
};

/** Returns the formatted date of a row, or undefined when the database has none. */
export const sentDate = (createdAt: string | null, locale: string): string | undefined => {
  const at = sentAt(createdAt);
  return at && new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(at);
};

/** When a row was stored, or undefined where the database did not say. */
export const sentAt = (createdAt: string | null): Date | undefined => {
  // A blank in place of the T is no date for every browser.
  const at = new Date(createdAt?.trim().replace(' ', 'T') ?? '');
  return Number.isNaN(at.getTime()) ? undefined : at;
};

/** The day on which a row was stored, in words, or undefined where the database did not say. */
export const sentDate = (createdAt: string | null, locale: string): string | undefined => {
  const at = sentAt(createdAt);
  return at && new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(at);
};

import { locale } from '../screens/locale';

const words = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });

/** The day on which a row was stored, in words, or undefined where the database did not say. */
export const sentDate = (createdAt: string | null): string | undefined => {
  // A blank in place of the T is no date for every browser.
  const at = Date.parse(createdAt?.trim().replace(' ', 'T') ?? '');
  return Number.isNaN(at) ? undefined : words.format(at);
};

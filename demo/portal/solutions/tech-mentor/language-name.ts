import type { LanguageId } from './mentors';

/** Returns the name of a language in the language of the portal. */
export const languageName = (language: LanguageId, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;

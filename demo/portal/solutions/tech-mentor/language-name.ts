import type { LanguageId } from './mentors';

/** Returns what a language is called in the language of the portal. */
export const languageName = (language: LanguageId, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;

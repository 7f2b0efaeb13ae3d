import type { Language } from './english';

/** Languages by their own names, in menu order. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', ar: 'العربية' };

// The languages are the keys of the object, which `Object.keys` widens to text.
export const languages = Object.keys(languageNames) as Language[];

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(languageNames, tag);

const baseOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/** Returns the first language of a list that the portal supports, as the login selects it; else English. */
export const firstLanguage = (wanted: readonly string[]): Language => wanted.map(baseOf).find(isLanguage) ?? 'en';

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

const usual: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de', ar: 'ar' };

/**
 * Returns the locale of dates and numbers: the user's own if it is of the language of the texts, with the digits of the
 * texts.
 */
export const localeOf = (language: Language, own: string | undefined): string => {
  const locale = own !== undefined && baseOf(own) === language ? own : usual[language];
  return language === 'ar' ? new Intl.Locale(locale, { numberingSystem: 'latn' }).toString() : locale;
};

import type { KeyValue } from '@gatehouse/sdk';
import type { Language } from './english';

/** Languages by their own names, in menu order. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', ar: 'العربية' };

// The languages are the keys of the object, which `Object.keys` widens to text.
export const languages = Object.keys(languageNames) as Language[];

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(languageNames, tag);

const baseOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/** Languages whose readers read one of the portal, by the language matching data of Unicode. */
const closest: Readonly<Record<string, Language>> = {
  ...Object.fromEntries(['bar', 'dsb', 'gsw', 'hsb', 'ksh', 'lb', 'nds', 'rm', 'swg'].map((tag) => [tag, 'de'])),
  ...Object.fromEntries(['acm', 'aeb', 'ajp', 'apc', 'apd', 'ary', 'arz', 'shu'].map((tag) => [tag, 'ar'])),
};

const supported = (tag: string): Language | undefined => {
  const base = baseOf(tag);
  if (isLanguage(base)) return base;
  return Object.hasOwn(closest, base) ? closest[base] : undefined;
};

/** Returns the closest language to a list, as the login selects it: the first that the portal supports, else English. */
export const firstLanguage = (wanted: readonly string[]): Language =>
  wanted.map(supported).find((language) => language !== undefined) ?? 'en';

/** Returns the name of the most wanted language in the portal's, if the portal is not available in it. */
export const missingLanguage = (wanted: readonly string[]): string | undefined => {
  const [first = ''] = wanted;
  if (first === '' || supported(first)) return undefined;
  try {
    return new Intl.DisplayNames([firstLanguage(wanted)], { type: 'language', fallback: 'none' }).of(baseOf(first));
  } catch {
    // Storage and the callback's URL may contain anything.
    return undefined;
  }
};

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

const usual: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de', ar: 'ar' };

/**
 * Returns the locale of dates and numbers: the user's own if it is of the language of the texts, with the digits of the
 * texts.
 */
export const localeOf = (language: Language, userLocale: string | undefined): string => {
  const locale = userLocale !== undefined && baseOf(userLocale) === language ? userLocale : usual[language];
  return language === 'ar' ? new Intl.Locale(locale, { numberingSystem: 'latn' }).toString() : locale;
};

const STORAGE_KEY = 'research-portal/language';

/** The language of the login that the user was told about, so that they are told once. */
const TOLD_KEY = 'research-portal/missing-language';

/**
 * Returns the languages to try, in order: those stored on this device, then those of the browser, as the login does.
 */
export const wantedLanguages = (storage: Pick<KeyValue, 'getItem'>, browser: readonly string[]): readonly string[] => {
  const chosen = storage.getItem(STORAGE_KEY);
  return chosen === null ? browser : [...chosen.split(' '), ...browser];
};

/** Stores the selected language on this device, in place of one that is not available. */
export const storeLanguage = (storage: Pick<KeyValue, 'getItem' | 'setItem'>, language: Language): void => {
  const [told, ...others] = (storage.getItem(STORAGE_KEY) ?? '').split(' ');
  if (told && others.length > 0) storage.setItem(TOLD_KEY, told);
  storage.setItem(STORAGE_KEY, language);
};

/**
 * Adopts the language of the login from the callback. One that is not available is stored in front of the portal's
 * language, which stays, until the user has been told.
 */
export const followLogin = (
  storage: Pick<KeyValue, 'getItem' | 'setItem'>,
  browser: readonly string[],
  callback: URL,
): void => {
  const [locale = ''] = (callback.searchParams.get('ui_locales') ?? '').split(' ');
  const current = firstLanguage(wantedLanguages(storage, browser));
  const missing = missingLanguage([locale, current]);
  if (missing) {
    if (storage.getItem(TOLD_KEY) !== locale) storage.setItem(STORAGE_KEY, `${locale} ${current}`);
    return;
  }
  const language = firstLanguage([locale, current]);
  if (language !== current) storeLanguage(storage, language);
};

export const setPageLanguage = (language: Language): void => {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
};

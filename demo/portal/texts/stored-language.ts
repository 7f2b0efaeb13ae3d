import type { KeyValue } from '@gatehouse/sdk';
import type { Language } from './english';
import { directionOf, firstLanguage, missingLanguage } from './language';

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

/** Sets language and direction of the document. */
export const setPageLanguage = (language: Language): void => {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
};

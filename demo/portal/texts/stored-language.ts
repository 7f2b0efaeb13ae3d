import type { KeyValue } from '@gatehouse/sdk';
import type { Language } from './english';
import { directionOf, firstLanguage, isLanguage } from './language';

const STORAGE_KEY = 'research-portal/language';

/**
 * Returns the languages to try, in order: the one stored on this device, then those of the browser, as the login does.
 */
export const wantedLanguages = (storage: Pick<KeyValue, 'getItem'>, browser: readonly string[]): readonly string[] => {
  const chosen = storage.getItem(STORAGE_KEY);
  return chosen === null ? browser : [chosen, ...browser];
};

/** Stores the selected language on this device. */
export const storeLanguage = (storage: Pick<KeyValue, 'setItem'>, language: Language): void =>
  void storage.setItem(STORAGE_KEY, language);

/** Adopts the language of the login from the callback; an unsupported one leaves the portal unchanged. */
export const followLogin = (
  storage: Pick<KeyValue, 'getItem' | 'setItem'>,
  browser: readonly string[],
  callback: URL,
): void => {
  const [locale = ''] = (callback.searchParams.get('ui_locales') ?? '').split(' ');
  const language = locale.toLowerCase().split('-')[0] ?? '';
  if (!isLanguage(language) || language === firstLanguage(wantedLanguages(storage, browser))) return;
  storeLanguage(storage, language);
};

/** Sets language and direction of the document. */
export const setPageLanguage = (language: Language): void => {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
};

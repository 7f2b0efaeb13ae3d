import type { KeyValue } from '@gatehouse/sdk';
import type { Language } from './english';
import { directionOf } from './language';

const PLACE = 'research-portal/language';

/** Returns the languages to try, in order: the one chosen on this device, then those of the browser, as the login does. */
export const wantedLanguages = (storage: Pick<KeyValue, 'getItem'>, browser: readonly string[]): readonly string[] => {
  const chosen = storage.getItem(PLACE);
  return chosen === null ? browser : [chosen, ...browser];
};

/** Remembers the chosen language on this device. */
export const keepLanguage = (storage: Pick<KeyValue, 'setItem'>, language: Language): void =>
  void storage.setItem(PLACE, language);

/** Tells browser and screen readers which language the page is in, and which way it runs. */
export const setPageLanguage = (language: Language): void => {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
};

import { en, type Texts } from './en';

/** Languages that can be loaded besides English, which is always there. */
export const languages = {
  ar: () => import('./ar'),
  de: () => import('./de'),
} satisfies Record<string, () => Promise<{ texts: Texts }>>;

const isLanguage = (tag: string): tag is keyof typeof languages => Object.hasOwn(languages, tag);

/**
 * Loads the first language of the list that there are texts for; English when there is none.
 * Stands at a door of its own, `@gatehouse/ui/locales/load`, so that no bundle carries languages it never asks for.
 *
 * @example const texts = await loadTexts(navigator.languages);
 */
export const loadTexts = async (wanted: readonly string[]): Promise<Texts> => {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0] ?? '';
    if (language === 'en') return en;
    if (isLanguage(language)) return (await languages[language]()).texts;
  }
  return en;
};

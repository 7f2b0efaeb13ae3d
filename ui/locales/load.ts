import { en, type Texts } from './en';

/** Languages that can be loaded besides English, which is always there. */
export const languages = {
  ar: () => import('./ar'),
  de: () => import('./de'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  he: () => import('./he'),
  ja: () => import('./ja'),
} satisfies Record<string, () => Promise<{ texts: Texts }>>;

const isLanguage = (tag: string): tag is keyof typeof languages => Object.hasOwn(languages, tag);

const loadFirst = async (wanted: readonly string[], fits: (texts: Texts) => boolean): Promise<Texts> => {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0] ?? '';
    if (language === 'en') return en;
    if (!isLanguage(language)) continue;
    const { texts } = await languages[language]();
    if (fits(texts)) return texts;
  }
  return en;
};

/**
 * Loads the first language of the list that there are texts for; English when there is none.
 * Stands at a door of its own, `@gatehouse/ui/locales/load`, so that no bundle carries languages it never asks for.
 *
 * @example const texts = await loadTexts(navigator.languages);
 */
export const loadTexts = (wanted: readonly string[]): Promise<Texts> => loadFirst(wanted, () => true);

/** Loads the first language of the list that the administration is written in too; English when there is none. */
export const loadAdminTexts = (wanted: readonly string[]): Promise<Texts> =>
  loadFirst(wanted, (texts) => texts.admin !== en.admin);

import { importModule } from '@gatehouse/sdk/import-module';
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
    const { texts } = await importModule(languages[language]);
    if (fits(texts)) return texts;
  }
  return en;
};

/**
 * Loads texts for the first supported language of a list; English when none is supported.
 * Exported from `@gatehouse/ui/locales/load`, so that bundles contain only the languages they load.
 *
 * @example const texts = await loadTexts(navigator.languages);
 */
export const loadTexts = (wanted: readonly string[]): Promise<Texts> => loadFirst(wanted, () => true);

/** Loads texts for the first language of a list that the administration supports; English when none is supported. */
export const loadAdminTexts = (wanted: readonly string[]): Promise<Texts> =>
  loadFirst(wanted, (texts) => texts.admin !== 'english');

import { TextsProvider, useIdentity } from '@gatehouse/ui';
import { type KitPartTexts, KitTextsProvider } from '@gatehouse/ui/kit';
import { loadAdminTexts } from '@gatehouse/ui/locales/load';
import { createContext, type ReactNode, startTransition, use, useMemo, useState } from 'react';
import type { Language, Part, PartTexts } from './english';
import { firstLanguage, localeOf, missingLanguage, setPageLanguage, storeLanguage } from './language';
import { loadNeeded, loadParts, textsOf } from './loaded';

type KitTexts = Awaited<ReturnType<typeof loadAdminTexts>>;

/** A language with its loaded texts, including those of the kit. */
export interface LoadedLanguage {
  language: Language;
  kit: KitTexts;
  /** Texts of charts and lists, whose default in the kit is English. */
  parts: KitPartTexts | undefined;
  /** Name of the language that the user wanted instead; undefined if it is this one. */
  missing?: string | undefined;
}

const loadKit = async (language: Language): Promise<Pick<LoadedLanguage, 'kit' | 'parts'>> => {
  const kit = await loadAdminTexts([language]);
  return { kit, parts: kit.admin === 'english' ? undefined : (await kit.admin.frame()).texts.kit };
};

interface PortalLanguage {
  language: Language;
  locale: string;
  /** Changes the language once its texts are loaded; rejects when they cannot be loaded. */
  setLanguage: (language: Language) => Promise<void>;
  /** Name of the language that the user wanted instead, until they choose one. */
  missing?: string | undefined;
}

const LanguageContext = createContext<PortalLanguage>({ language: 'en', locale: 'en-US', setLanguage: async () => {} });

/** Loads the texts of the first screen. */
export const loadLanguage = async (wanted: readonly string[], parts: readonly Part[]): Promise<LoadedLanguage> => {
  const language = firstLanguage(wanted);
  const [kit] = await Promise.all([loadKit(language), loadParts(language, parts)]);
  return { language, ...kit, missing: missingLanguage(wanted) };
};

/** Provides one language to the portal and the kit, and changes it without a reload. */
export function PortalTextsProvider({ first, children }: { first: LoadedLanguage; children: ReactNode }) {
  const { environment } = useIdentity();
  const [{ language, kit, parts, missing }, setLoaded] = useState(first);
  const locale = localeOf(language, navigator.language);
  const value = useMemo(
    () => ({
      language,
      locale,
      missing,
      setLanguage: async (next: Language) => {
        const [texts] = await Promise.all([loadKit(next), loadNeeded(next)]);
        storeLanguage(environment.local, next);
        setPageLanguage(next);
        startTransition(() => setLoaded({ language: next, ...texts }));
      },
    }),
    [language, locale, missing, environment],
  );
  // The kit's charts format dates and numbers as the screens do.
  const inKit = useMemo(
    () => ({ loading: textsOf(language, 'shell').loading, language: locale, ...(parts && { parts }) }),
    [language, locale, parts],
  );
  return (
    <LanguageContext value={value}>
      <TextsProvider texts={kit}>
        <KitTextsProvider texts={inKit}>{children}</KitTextsProvider>
      </TextsProvider>
    </LanguageContext>
  );
}

/** Returns language and locale of the portal, and the function that changes the language. */
export const usePortalLanguage = (): PortalLanguage => use(LanguageContext);

export const usePortalTexts = <P extends Part>(part: P): PartTexts[P] => textsOf(use(LanguageContext).language, part);

import type { languages } from '@gatehouse/ui/locales/load';

type Tag = 'en' | keyof typeof languages;

/** Texts of the account pages by language; a missing language is a compile error. */
export type InEachLanguage<T> = Readonly<Record<Tag, T>>;

/** Returns the texts of a language; English for any other. */
export const inLanguage = <T>(texts: InEachLanguage<T>, language: string): T =>
  new Map<string, T>(Object.entries(texts)).get(language) ?? texts.en;

const baseOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

const regionOf = (tag: string): string | undefined => {
  try {
    return new Intl.Locale(tag).maximize().region;
  } catch {
    return undefined;
  }
};

const browserLanguages = (): readonly string[] => globalThis.navigator?.languages ?? [];

/**
 * Returns the locale of dates: the user's own tag of the language of the texts, which has the habits of a region. English
 * texts stand in for many languages, so they take the region of the first one. Arabic keeps the digits of its texts.
 */
export const formatLocale = (language: string, wanted: readonly string[] = browserLanguages()): string => {
  const [first = ''] = wanted;
  const isForeign = baseOf(language) === 'en' && baseOf(first) !== 'en';
  const region = isForeign ? regionOf(first) : undefined;
  const match = wanted.find((tag) => baseOf(tag) === baseOf(language));
  const locale = region ? `${language}-${region}` : (match ?? language);
  return baseOf(locale) === 'ar' ? new Intl.Locale(locale, { numberingSystem: 'latn' }).toString() : locale;
};

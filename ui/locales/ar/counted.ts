const plural = new Intl.PluralRules('ar');

/**
 * Returns a number with its noun. Arabic has six forms: the last parameter is the one from 11 to 99; zero and hundreds
 * take it without its ending.
 */
export const counted = (count: number, forms: Partial<Record<Intl.LDMLPluralRule, string>>, many: string): string => {
  const rule = plural.select(count);
  return forms[rule] ?? `${count} ${rule === 'many' ? many : many.replaceAll('ًا', '')}`;
};

/** Lists names and addresses; each keeps its own direction. */
export const listed = (items: readonly string[]): string => items.map((item) => `\u2068${item}\u2069`).join('، ');

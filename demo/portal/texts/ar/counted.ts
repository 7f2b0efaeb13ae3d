const plural = new Intl.PluralRules('ar');

/** Returns a number with its noun: Arabic has six plural forms; a missing form uses the last. */
export const counted = (count: number, forms: Partial<Record<Intl.LDMLPluralRule, string>>, other: string): string =>
  forms[plural.select(count)] ?? `${count} ${other}`;

const plural = new Intl.PluralRules('ar');

/** Returns a number with its noun: Arabic has six forms, and a form that is not named takes the last. */
export const counted = (count: number, forms: Partial<Record<Intl.LDMLPluralRule, string>>, other: string): string =>
  forms[plural.select(count)] ?? `${count} ${other}`;

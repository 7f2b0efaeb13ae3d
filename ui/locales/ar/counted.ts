const plural = new Intl.PluralRules('ar');
/** Arabic has six forms; what is not named here takes the last. */
export const counted = (count: number, forms: Partial<Record<Intl.LDMLPluralRule, string>>, other: string) =>
  forms[plural.select(count)] ?? `${count} ${other}`;

'use client';
import { useMemo } from 'react';
import { useKitTexts } from '../texts';

/** Unit of a count, by plural form: `{ one: 'submission', other: 'submissions' }`. */
export type ChartUnit = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Number formats: with the unit in text, compact on an axis. */
export interface CountText {
  locale: string;
  number(value: number): string;
  withUnit(value: number): string;
  short(value: number): string;
}

/** Returns number formats for a language. Default: the language of the kit's texts. */
export const useCountText = (locale?: string, unit?: ChartUnit): CountText => {
  const { language } = useKitTexts();
  const tag = locale ?? language;
  return useMemo(() => {
    const plain = new Intl.NumberFormat(tag);
    const compact = new Intl.NumberFormat(tag, { notation: 'compact' });
    const plural = new Intl.PluralRules(tag);
    return {
      locale: tag,
      number: (value) => plain.format(value),
      withUnit: (value) =>
        unit ? `${plain.format(value)} ${unit[plural.select(value)] ?? unit.other}` : plain.format(value),
      short: (value) => compact.format(value),
    };
  }, [tag, unit]);
};

import { asciiDigits, typedText } from './typed-text';

/** Separators between groups of three digits that are no decimal separator anywhere. */
const GROUPED = /(?<=\d)[\s'\u2019\u066C](?=\d{3}(?!\d))/g;
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)$/;
/** 1500 to one reader, one and a half to another. */
const AMBIGUOUS = /^[+-]?[1-9]\d{0,2}\.\d{3}$/;

/**
 * Returns the number of a typed or pasted text: digits of every script, with a decimal point or comma. Undefined for an
 * empty text, and `NaN` for one that is no number, or whose separator can mean either: `1.500`, `1,500`.
 */
export const numberIn = (text: string): number | undefined => {
  const plain = asciiDigits(typedText(text))
    .replace(/\u2212/g, '-')
    .replace(GROUPED, '')
    .replace(/[,\u066B]/, '.');
  if (plain === '') return undefined;
  return NUMBER.test(plain) && !AMBIGUOUS.test(plain) ? Number(plain) : Number.NaN;
};

/**
 * Characters that are copied with a text and not displayed: zero-width spaces, direction marks, soft hyphens, byte order
 * marks, variation selectors, fillers. Joiners are part of words in several scripts and therefore only removed at the ends.
 */
export const INVISIBLE = /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;
const EDGES = /^[\s\u200C\u200D]+|[\s\u200C\u200D]+$/g;
/** Latin ligatures of PDF files, small and full-width forms of ASCII, which East Asian keyboards type. */
const PRESENTATION_FORMS = /[\uFB00-\uFB06\uFE50-\uFE6B\uFF01-\uFF5E]/g;
/** Hyphens, dashes and the minus sign, as a part of a character class. */
export const DASHES = '\\p{Pd}\\u2212';

/**
 * Returns a typed or pasted text as its characters mean it: composed (NFC), without invisible characters and
 * surrounding space, ligatures and full-width ASCII as ASCII.
 */
export const typedText = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(PRESENTATION_FORMS, (letter) => letter.normalize('NFKC'))
    .replace(EDGES, '')
    .normalize('NFC');

/** Returns the form in which names that must differ are compared: as typed, without case. */
export const canonicalName = (text: string): string => typedText(text).toLowerCase().normalize('NFC');

const isDigit = (point: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(point));

/** Digits of a script are ten in a row, some scripts have several such rows one after the other. */
const digitOf = (letter: string): string => {
  const point = letter.codePointAt(0) ?? 0;
  let first = point;
  while (isDigit(first - 1)) first -= 1;
  return String((point - first) % 10);
};

/** Replaces the decimal digits of every script by `0` to `9`: `١٢٣` and `１２３` become `123`. */
export const asciiDigits = (text: string): string => text.replace(/[^\P{Nd}0-9]/gu, digitOf);

/** Returns the digits in a text, of every script, as `0` to `9`. */
export const digitsIn = (text: string): string => asciiDigits(text).replace(/\D/g, '');

/**
 * Characters without a width that are copied with a text: zero-width spaces, direction marks, soft hyphens, byte order
 * marks. Joiners are part of words in several scripts and therefore only removed at the ends.
 */
export const INVISIBLE = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
const EDGES = /^[\s\u200C\u200D]+|[\s\u200C\u200D]+$/g;
/** Full-width forms of ASCII, which East Asian keyboards type. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;

/**
 * Returns a typed or pasted text as its characters mean it: composed (NFC), without invisible characters and
 * surrounding space, full-width ASCII as ASCII.
 */
export const typedText = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(FULL_WIDTH, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(EDGES, '')
    .normalize('NFC');

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

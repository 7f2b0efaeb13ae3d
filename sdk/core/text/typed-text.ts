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

/**
 * Normalizes a one-time or recovery code to its letters and digits: emails and apps display it with gaps and quotes, which
 * get copied with it; digits of every script.
 */
export const typedCode = (code: string): string => asciiDigits(typedText(code)).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns the digits of a one-time code in a typed or pasted text, at most `length`. Of a whole message ("Acme 365: your
 * code is 482913") it is the number with exactly that many digits.
 */
export const codeIn = (text: string, length: number): string => {
  const plain = asciiDigits(typedText(text));
  const digits = plain.replace(/\D/g, '');
  if (!/\p{L}/u.test(plain)) return digits.slice(0, length);
  const [whole] = plain.match(new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`)) ?? [];
  const [grouped] = plain.match(new RegExp(`(?<!\\d)\\d(?:[\\p{Zs}${DASHES}]?\\d){${length - 1}}(?!\\d)`, 'u')) ?? [];
  const code = (whole ?? grouped)?.replace(/\D/g, '');
  return code ?? (digits.length <= length ? digits : '');
};

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

/**
 * Returns the one form in which a password is hashed and compared: composed (NFC), every kind of space as a space.
 * Keyboards and password managers send the same letters in different forms.
 * @see https://www.rfc-editor.org/rfc/rfc8265#section-4.2
 */
export const canonicalPassword = (password: string): string => password.replace(/\p{Zs}/gu, ' ').normalize('NFC');

import { asciiDigits, DASHES, INVISIBLE } from './typed-text';

const ASCII = /^[ -~]*$/;
/** Accents, vowel points and the like of scripts whose readers search without them. */
const MARKS = /[\u0300-\u036F\u0591-\u05C7\u0640\u064B-\u065F\u0670\u06D6-\u06ED]/g;
/** Letters that Unicode does not decompose, as keyboards without them type them. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ŋ: 'n',
  ŧ: 't',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
  ى: 'ي',
  ة: 'ه',
  ٱ: 'ا',
  ی: 'ي',
  ک: 'ك',
};
const OTHERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** Punctuation as programs typeset it, and as keyboards type it. */
const PUNCTUATION: readonly (readonly [typeset: RegExp, typed: string])[] = [
  [/[\u2018\u2019\u201B\u02B9-\u02BD\u02C8\u2032\u00B4\uA78C]/g, "'"],
  [/[\u201C-\u201F\u00AB\u00BB\u2033\u05F4]/g, '"'],
  [new RegExp(`[${DASHES}]`, 'gu'), '-'],
];

/**
 * Returns a text as it is searched: lower case without accents, quotes, dashes, full-width forms and digits of every script
 * as ASCII. `Łukasz O’Neil` becomes `lukasz o'neil`.
 */
export const searchText = (text: string): string => {
  // Most texts are ASCII, and normalizing ten thousand of them is most of the cost of a search.
  if (ASCII.test(text)) return text.toLowerCase();
  const plain = PUNCTUATION.reduce((typed, [typeset, key]) => typed.replace(typeset, key), text.replace(INVISIBLE, ''));
  return asciiDigits(plain.normalize('NFKD').toLowerCase().replace(MARKS, '')).replace(
    OTHERS,
    (letter) => LETTERS[letter] ?? letter,
  );
};

/** Creates the test of a search: whether texts contain each of its words, in any order. An empty search finds all. */
export const createSearch = (search: string): ((...texts: readonly (string | null | undefined)[]) => boolean) => {
  const words = searchText(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => true;
  return (...texts) => {
    const searched = texts.map((text) => (text ? searchText(text) : ''));
    return words.every((word) => searched.some((text) => text.includes(word)));
  };
};

/** Made when something is sorted: browsers take long to load its data. */
let collator: Intl.Collator | undefined;

/** Compares two results of {@link searchText} for sorting: numbers in texts by their value, letters of one script together. */
export const compareSearchTexts = (a: string, b: string): number => {
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(a, b);
};

import { decodePunycode } from './punycode';
import { typedText } from './typed-text';

/** Maximum length of a domain in its ASCII form, in characters. */
const MAX_LENGTH = 253;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
/** Characters with a meaning in a URL, which `new URL` would take for a path, a port or an escape. */
const URL_SYNTAX = /[\s/\\?#@:%[\]<>"'`{}|^]/;

/**
 * What IDNA 2008 has no names with, and `new URL` encodes all the same: punctuation, except marks inside words of some
 * scripts, and anything but letters, marks and digits at the end of the name.
 */
const NO_NAME = /(?![-.\u00B7\u0375\u05F3\u05F4\u30FB])\p{P}|[^\p{L}\p{M}\p{Nd}]$/u;

const hostnameOf = (text: string): string | undefined => {
  try {
    return new URL(`https://${text}`).hostname;
  } catch {
    return undefined;
  }
};

const asciiOf = (text: string): string | undefined =>
  URL_SYNTAX.test(text) || NO_NAME.test(text) ? undefined : hostnameOf(text);

/** Whether an encoded label encodes something: newer versions of `new URL` take every label that is ASCII. */
const isEncoding = (label: string): boolean => {
  if (!label.startsWith('xn--')) return true;
  const text = decodePunycode(label.slice(4));
  return text !== undefined && hostnameOf(text) === label;
};

/**
 * Returns the one form in which domains are stored and compared: ASCII (`xn--`), lower case, without a trailing dot and
 * without the `@` in front that administrators copy. Undefined when the text is not a domain with a top-level part.
 */
export const canonicalDomain = (text: string): string | undefined => {
  const name = typedText(text)
    .replace(/[\u3002\uFF61]/g, '.')
    .replace(/^@/, '')
    .replace(/\.$/, '');
  const ascii = asciiOf(name);
  if (ascii === undefined || ascii.length > MAX_LENGTH) return undefined;
  const labels = ascii.split('.');
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label) && isEncoding(label));
  // A name that ends in a number is an IP address.
  return isName && !/^\d+$/.test(labels.at(-1) ?? '') ? ascii : undefined;
};

/** Returns whether a text is a domain with a top-level part: `example.com`, `bücher.example`. */
export const isDomain = (text: string): boolean => canonicalDomain(text) !== undefined;

/** Scripts that occur together in words of one language; a label that mixes others may imitate another name. */
const scripts: readonly RegExp[] = [
  /^[\p{Script=Latin}\p{M}\d-]+$/u,
  /^[\p{Script=Greek}\p{M}\d-]+$/u,
  /^[\p{Script=Cyrillic}\p{M}\d-]+$/u,
  /^[\p{Script=Armenian}\d-]+$/u,
  /^[\p{Script=Hebrew}\p{M}\d-]+$/u,
  /^[\p{Script=Arabic}\p{M}\p{Nd}\p{Join_Control}-]+$/u,
  /^[\p{Script=Devanagari}\p{Nd}\p{Join_Control}-]+$/u,
  /^[\p{Script=Bengali}\p{Nd}\p{Join_Control}-]+$/u,
  /^[\p{Script=Gurmukhi}\p{Nd}\p{Join_Control}-]+$/u,
  /^[\p{Script=Gujarati}\p{Nd}\p{Join_Control}-]+$/u,
  /^[\p{Script=Tamil}\p{Nd}\p{Join_Control}-]+$/u,
  /^[\p{Script=Telugu}\p{Nd}\p{Join_Control}-]+$/u,
  /^[\p{Script=Kannada}\p{Nd}\p{Join_Control}-]+$/u,
  /^[\p{Script=Malayalam}\p{Nd}\p{Join_Control}-]+$/u,
  /^[\p{Script=Sinhala}\p{Nd}\p{Join_Control}-]+$/u,
  /^[\p{Script=Thai}\p{Nd}-]+$/u,
  /^[\p{Script=Lao}\p{Nd}-]+$/u,
  /^[\p{Script=Khmer}\p{Nd}-]+$/u,
  /^[\p{Script=Myanmar}\p{Nd}-]+$/u,
  /^[\p{Script=Georgian}\d-]+$/u,
  /^[\p{Script=Ethiopic}\d-]+$/u,
  /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Latin}\d-]+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Latin}ー々\d-]+$/u,
];
/** Cyrillic and Greek letters that look like Latin ones: before a Latin ending, a label of nothing else is an imitation. */
const LOOKS_LATIN = /^[асԁеһіјӏорԛѕԝхуъьвкмнтгпαικνορτυχγω\d-]+$/u;

const readableLabel = (label: string): string => {
  if (!label.startsWith('xn--')) return label;
  const text = decodePunycode(label.slice(4));
  // What does not encode to the same label is not what the label means.
  if (text === undefined || asciiOf(text) !== label) return label;
  return scripts.some((script) => script.test(text)) ? text : label;
};

/**
 * Returns a canonical domain as users read it: `bücher.example` for `xn--bcher-kva.example`. Labels that mix scripts
 * or imitate Latin words stay in ASCII.
 */
export const readableDomain = (domain: string): string => {
  if (!domain.includes('xn--')) return domain;
  const labels = domain.split('.');
  const isLatin = !labels.at(-1)?.startsWith('xn--');
  return labels
    .map((label) => {
      const text = readableLabel(label);
      return isLatin && LOOKS_LATIN.test(text) ? label : text;
    })
    .join('.');
};

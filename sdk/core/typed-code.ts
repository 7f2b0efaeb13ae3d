import { asciiDigits, typedText } from './typed-text';

/** Normalizes a one-time code: emails and apps display it with gaps, which get copied with it; digits of every script. */
export const typedCode = (code: string): string => asciiDigits(typedText(code)).replace(/[\s\u2010-\u2015-]/g, '');

/**
 * Returns the digits of a one-time code in a typed or pasted text, at most `length`. Of a whole message ("Acme 365: your
 * code is 482913") it is the number with exactly that many digits.
 */
export const codeIn = (text: string, length: number): string => {
  const plain = asciiDigits(typedText(text));
  const digits = plain.replace(/\D/g, '');
  if (!/\p{L}/u.test(plain)) return digits.slice(0, length);
  const [whole] = plain.match(new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`)) ?? [];
  const [grouped] =
    plain.match(new RegExp(`(?<!\\d)\\d(?:[ \\u00A0\\u2010-\\u2015-]?\\d){${length - 1}}(?!\\d)`)) ?? [];
  const code = (whole ?? grouped)?.replace(/\D/g, '');
  return code ?? (digits.length <= length ? digits : '');
};

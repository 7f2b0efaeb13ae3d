import { asciiDigits, DASHES, typedText } from './typed-text';

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

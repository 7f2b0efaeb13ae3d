import { asciiDigits, DASHES, typedText } from './typed-text';

const NUMBER = new RegExp(`^\\(?\\+[\\d\\s()./${DASHES}]+$`, 'u');

/** Maximum length of a phone number as it is typed, in characters. */
export const PHONE_MAX_LENGTH = 30;

/**
 * Returns the one form in which phone numbers are stored, compared and sent: `+` and 7 to 15 digits. Reads digits of
 * every script, spaces, dots, hyphens, slashes and parentheses, `00` for `+`, `tel:` links, and omits the `(0)` of
 * `+49 (0)30`. Undefined when the text is not an international number.
 */
export const canonicalPhoneNumber = (text: string): string | undefined => {
  if (text.length > 2 * PHONE_MAX_LENGTH) return undefined;
  const typed = asciiDigits(typedText(text))
    .replace(/^tel:/i, '')
    .replace(/^\(?00\s*(?=[1-9])/, '+')
    .replace(/\(0\)/, '');
  if (typed.length > PHONE_MAX_LENGTH || !NUMBER.test(typed)) return undefined;
  const digits = typed.replace(/\D/g, '');
  return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : undefined;
};

/** Returns whether a text is an international phone number; see {@link canonicalPhoneNumber}. */
export const isPhoneNumber = (text: string): boolean => canonicalPhoneNumber(text) !== undefined;

/** Returns a number as it is sent: in its canonical form, or as typed for the provider to refuse. */
export const phoneNumberToSend = (text: string): string => canonicalPhoneNumber(text) ?? text.trim();

/** Splits typed or pasted text into phone numbers, which may contain spaces. Malformed ones are kept as typed. */
export const phoneNumbersIn = (text: string): string[] =>
  text
    .split(/[,;\n\r\t\uFF0C\uFF1B\u3001\u060C\u061B]/)
    .map(phoneNumberToSend)
    .filter(Boolean);

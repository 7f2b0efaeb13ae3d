/** Returns whether a text looks like an email address; the server validates it. */
export const isEmail = (text: string) => text.length <= 254 && /^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/.test(text);

/** Returns whether a text looks like an international phone number; the server validates it. */
export const isPhoneNumber = (text: string) =>
  /^\+[\d\s().-]{7,24}$/.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, ''));

/** Splits typed or pasted text into phone numbers, which may contain spaces. */
export const numbersIn = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Maximum length in characters of a part that is cleaned; longer parts cannot be addresses. */
const maxLength = 400;

const bare = (part: string) =>
  part.length > maxLength ? part : part.replace(/^["'(]+|["')]+$/g, '').replace(/^mailto:/i, '');

/**
 * Splits typed or pasted text into addresses: `Ada <ada@acme.test>, bob@acme.test`, one per line, or a table column.
 */
export const addressesIn = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .flatMap((part) => {
      const bracketed = [...part.matchAll(/<([^<>]*)>/g)].map(([, address = '']) => address);
      return bracketed.length > 0 ? bracketed : part.split(/\s/);
    })
    .map((part) => bare(part.trim()))
    .filter(Boolean);

/** Appends addresses, omitting case-insensitive duplicates. */
export const mergeAddresses = (before: readonly string[], added: readonly string[]) => {
  const known = new Set(before.map((address) => address.toLowerCase()));
  const fresh = added.filter((address) => {
    const key = address.toLowerCase();
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
  return { addresses: [...before, ...fresh], added: fresh.length, merged: added.length - fresh.length };
};

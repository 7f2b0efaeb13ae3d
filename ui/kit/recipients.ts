/** Whether a text can be an email address; the server has the last word. */
export const isEmail = (text: string) => text.length <= 254 && /^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/.test(text);

/** Whether a text can be an international phone number; the server has the last word. */
export const isPhoneNumber = (text: string) =>
  /^\+[\d\s().-]{7,24}$/.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, ''));

/** Splits typed or pasted text into phone numbers, which have blanks of their own. */
export const numbersIn = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Longer than any address with what may stand around it. */
const longest = 400;

const bare = (part: string) =>
  part.length > longest ? part : part.replace(/^["'(]+|["')]+$/g, '').replace(/^mailto:/i, '');

/** Splits typed or pasted text into addresses: `Ada <ada@acme.test>, bob@acme.test`, one a line, or a column of a table. */
export const addressesIn = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .flatMap((part) => {
      const bracketed = [...part.matchAll(/<([^<>]*)>/g)].map(([, address = '']) => address);
      return bracketed.length > 0 ? bracketed : part.split(/\s/);
    })
    .map((part) => bare(part.trim()))
    .filter(Boolean);

/** Adds addresses to others and leaves out those that are there already, whatever their case. */
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

import { canonicalDomain, readableDomain } from './domain-name';
import { INVISIBLE, typedText } from './typed-text';

/** Limits of an email address in its canonical form: characters of the whole, bytes of the part before the `@`. */
export const emailLimits = { min: 3, max: 254, localBytes: 64 } as const;

const ATOM = '(?:[{}]|[^\\p{C}\\p{Z}\\p{Ps}\\p{Pe}\\p{Pi}\\p{Pf}\\uFFFC\\uFFFD<>:;@\\\\,."])+';
/** The part before the `@`: words with single dots between them. Quoted local parts are not supported. */
const LOCAL = new RegExp(`^${ATOM}(?:\\.${ATOM})*$`, 'u');
/** An apostrophe as word processors typeset it. */
const APOSTROPHE = /(?<=\p{L})[\u2018\u2019\u02BC](?=\p{L})/gu;

const split = (text: string): readonly [local: string, domain: string] | undefined => {
  const at = text.lastIndexOf('@');
  return at < 0 ? undefined : [text.slice(0, at), text.slice(at + 1)];
};

/**
 * Returns the one form in which email addresses are stored, compared and sent: trimmed, without invisible characters,
 * lower case, composed (NFC), apostrophes and the domain in ASCII. A text that is not an address comes back trimmed and in lower case.
 */
export const canonicalEmail = (text: string): string => {
  const plain = typedText(text).replace(/^mailto:/i, '');
  const parts = split(plain);
  const lower = (part: string) => part.toLowerCase().normalize('NFC');
  if (!parts) return lower(plain);
  const [local, domain] = parts;
  return `${lower(local.replace(APOSTROPHE, "'"))}@${canonicalDomain(domain) ?? lower(domain)}`;
};

/**
 * Returns whether a text is one email address. Whether the address exists is for the provider to check.
 */
export const isEmail = (text: string): boolean => {
  const email = canonicalEmail(text);
  const [local, domain] = split(email) ?? ['', ''];
  return (
    email.length <= emailLimits.max &&
    LOCAL.test(local) &&
    new TextEncoder().encode(local).length <= emailLimits.localBytes &&
    canonicalDomain(domain) === domain
  );
};

/** Returns the canonical domain of an email address; empty for a text without one. */
export const emailDomain = (email: string): string => split(canonicalEmail(email))?.[1] ?? '';

/** Returns an address as users read it, with its domain in their script; see {@link readableDomain}. */
export const readableEmail = (email: string): string => {
  const parts = split(email);
  return parts ? `${parts[0]}@${readableDomain(parts[1])}` : email;
};

/** Separators of every script that is typed between addresses. */
const SEPARATOR = /[,;\n\r\uFF0C\uFF1B\u3001\u060C\u061B]/;
const OPENING: Readonly<Record<string, string>> = { '"': '"', '<': '>', '(': ')' };
/** Maximum length of a part in characters; a longer one cannot be an address, and is not taken apart. */
const MAX_PART = 1000;

interface Part {
  text: string;
  /** The separator behind it. */
  end: string;
}

/** Splits a text at separators outside of quotes, angle brackets and comments. */
const partsOf = (text: string): Part[] => {
  const parts: Part[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    const closing = OPENING[letter];
    if (closing) {
      const rest = text.slice(at, at + MAX_PART);
      const length = rest.indexOf(closing, 1);
      const isClosed = length > 0 && !/[\n\r]/.test(rest.slice(0, length));
      if (isClosed) at += length;
      continue;
    }
    if (!SEPARATOR.test(letter)) continue;
    parts.push({ text: text.slice(start, at), end: letter });
    start = at + 1;
  }
  return [...parts, { text: text.slice(start), end: '' }];
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Returns a word without what surrounds it in lists and sentences: quotes, brackets, bullets, `mailto:`, a final dot. */
const bare = (word: string): string => {
  const text = word.replace(
    /^[\s"'`<•*·–—\p{Ps}\p{Pi}\p{Pf}]+|[\s"'`>.:!?\u06D4\u0964\p{Ps}\p{Pe}\p{Pi}\p{Pf}]+$/gu,
    '',
  );
  return /^mailto:/i.test(text) ? decoded(text.slice('mailto:'.length).replace(/\?.*$/s, '')) : text;
};

const BRACKETED = /<([^<>]*)>/g;

/** Angle brackets as East Asian keyboards type them, and the square ones that mail programs and Markdown write. */
const withAngles = (text: string): string =>
  text
    .replace(/[\uFF1C\u3008]/g, '<')
    .replace(/[\uFF1E\u3009]/g, '>')
    .replace(/\((mailto:[^()<>\n\r]*)\)/gi, ' <$1>')
    .replace(/\[([^[\]<>\n\r]*)\]/g, (all, inner: string) => (inner.includes('@') ? `<${inner}>` : all));

/** Returns what stands for addresses in a part without angle brackets; names in other columns of a table are omitted. */
const wordsOf = (text: string): string[] => {
  const cells = text.split('\t');
  const addressed = cells.filter((cell) => cell.includes('@'));
  const withoutComments = (addressed.length > 0 ? addressed : cells).join(' ').replace(/\([^()@]*\)/g, ' ');
  const words = withoutComments
    .split(/\s+/)
    .map(bare)
    .filter((word) => /[\p{L}\p{N}@]/u.test(word));
  // A numbered or bulleted list.
  return words.filter((word, at) => !(at === 0 && words.length > 1 && /^\d+[.)]?$/.test(word)));
};

/** What has a name in front, as mail programs write it; `Team:` opens a group. */
const withoutGroup = (text: string): string => text.replace(/^[^@<>"]*:(?=[^:]*@)(?<!mailto:)/i, '');

/**
 * Returns the addresses of a pasted text in their order, as mail programs, address books and tables write them:
 * `Lovelace, Ada <ada@acme.test>; "Hopper, Grace" <grace@acme.test>`, `mailto:` links, one per line, table columns.
 * Addresses are in their canonical form; what is not an address is kept as typed, so that it can be named.
 */
export const emailsIn = (text: string): string[] => {
  const emails: string[] = [];
  const add = (words: readonly string[]) => {
    for (const word of words) if (word !== '') emails.push(isEmail(word) ? canonicalEmail(word) : word);
  };
  // Words before a comma belong to the name of a bracketed address that follows: "Lovelace, Ada <ada@acme.test>".
  let name: string[] = [];
  for (const part of partsOf(withAngles(text.replace(INVISIBLE, '')))) {
    const isLong = part.text.length > MAX_PART;
    const whole = isLong ? part.text : withoutGroup(part.text.replace(/\uFF20/g, '@'));
    const bracketed = [...whole.matchAll(BRACKETED)].map(([, address = '']) => bare(address)).filter(Boolean);
    if (bracketed.length > 0) {
      add(bracketed);
      name = [];
      continue;
    }
    const words = isLong ? [part.text.trim()] : wordsOf(whole).flatMap((word) => word.split(','));
    if (part.end === ',' && words.every((word) => !word.includes('@'))) {
      name.push(...words);
      continue;
    }
    add([...name, ...words]);
    name = [];
  }
  add(name);
  return emails;
};

/** Returns the addresses of a pasted text or of a list of texts without duplicates; see {@link emailsIn}. */
export const parseEmails = (input: string | readonly string[]): string[] => [
  ...new Set((typeof input === 'string' ? [input] : input).flatMap(emailsIn)),
];

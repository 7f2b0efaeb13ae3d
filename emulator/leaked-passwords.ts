import { commonPasswords } from './common-passwords';

/**
 * Looks leaked passwords up by the first five hex digits of their SHA-1 hash, so that the service never learns the
 * password (k-anonymity). Resolves to one line `SUFFIX:COUNT` per match, as the range API of Have I Been Pwned does.
 */
export type LeakedPasswords = (prefix: string) => Promise<string>;

/** Returns a SHA-1 hash in upper-case hex digits, the key of the lists. It is never stored. */
export const sha1Hex = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text)));
  return [...bytes]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
};

let hashes: Promise<readonly string[]> | undefined;

/** A list of a few hundred passwords that needs no network. */
export const commonlyLeaked: LeakedPasswords = async (prefix) => {
  hashes ??= Promise.all(commonPasswords.map(sha1Hex));
  return (await hashes)
    .filter((hash) => hash.startsWith(prefix))
    .map((hash) => `${hash.slice(prefix.length)}:1`)
    .join('\n');
};

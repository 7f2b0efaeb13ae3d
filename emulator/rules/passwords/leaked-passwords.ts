/**
 * Looks leaked passwords up by the first five hex digits of their SHA-1 hash, so that the service never learns the
 * password (k-anonymity). Resolves to one line `SUFFIX:COUNT` per match, as the range API of Have I Been Pwned does.
 */
export type LeakedPasswords = (prefix: string) => Promise<string>;

const PREFIX = 5;

/** Returns a SHA-1 hash in upper-case hex digits, the key of the lists. It is never stored. */
const sha1Hex = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text)));
  return [...bytes]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
};

/** Creates a check of a password against a list. */
export const createLeakCheck =
  (leakedPasswords: LeakedPasswords) =>
  async (password: string): Promise<boolean> => {
    const hash = await sha1Hex(password);
    const lines = await leakedPasswords(hash.slice(0, PREFIX));
    return lines.split('\n').some((line) => {
      const [suffix, count] = line.trim().split(':');
      // Some lists pad their responses with suffixes that never leaked.
      return suffix?.toUpperCase() === hash.slice(PREFIX) && Number(count) > 0;
    });
  };

let common: Promise<ReadonlySet<string>> | undefined;

/** Returns whether a password is one of the ten thousand most common ones. The list is loaded on first use. */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  common ??= import('./common-passwords').then(
    ({ commonPasswords }) => commonPasswords,
    (error: unknown) => {
      // In a browser the list may be out of reach for a moment: the next password asks for it again.
      common = undefined;
      throw error;
    },
  );
  return (await common).has(password);
};

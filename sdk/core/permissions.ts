/** A literal text between two stars, with the table of its borders for a search without backtracking. */
interface Piece {
  text: string;
  /** For each position, the length of the longest prefix that is also a suffix there. */
  borders: readonly number[];
}

/** Computes the border table of a text. */
export const createPiece = (text: string): Piece => {
  const borders = [0];
  let length = 0;
  for (let at = 1; at < text.length; at += 1) {
    while (length > 0 && text[at] !== text[length]) length = borders[length - 1] ?? 0;
    if (text[at] === text[length]) length += 1;
    borders.push(length);
  }
  return { text, borders };
};

/**
 * Returns the position after the first occurrence of the piece between `from` and `end`, or -1. Reads every character
 * once (Knuth, Morris and Pratt), so no choice of keys can make it slow.
 */
export const findPiece = (text: ArrayLike<string>, piece: Piece, from: number, end: number): number => {
  let length = 0;
  for (let at = from; at < end; at += 1) {
    const character = text[at];
    while (length > 0 && character !== piece.text[length]) length = piece.borders[length - 1] ?? 0;
    if (character === piece.text[length]) length += 1;
    if (length === piece.text.length) return at + 1;
  }
  return -1;
};

/** Compiles a permission key: `*` matches any run of characters, including none; everything else is literal. */
export const compilePattern = (pattern: string): ((text: string) => boolean) => {
  const [start = '', ...rest] = pattern.split('*');
  const end = rest.pop();
  if (end === undefined) return (text) => text === pattern;
  const pieces = rest.filter((part) => part !== '').map(createPiece);
  return (text) => {
    const last = text.length - end.length;
    if (last < start.length || !text.startsWith(start) || !text.endsWith(end)) return false;
    let at = start.length;
    for (const piece of pieces) {
      at = findPiece(text, piece, at, last);
      if (at < 0) return false;
    }
    return true;
  };
};

/** Returns whether the user's permission keys cover a key. */
export type PermissionMatcher = (requested: unknown) => boolean;

/**
 * Compiles the user's permission keys to a matcher. The key to match is literal: a star in it is an ordinary character.
 * Values that are not strings are ignored, and the empty key never matches, not even by `*`.
 */
export const compilePermissions = (held: readonly unknown[]): PermissionMatcher => {
  const exact = new Set<unknown>();
  const patterns: ((text: string) => boolean)[] = [];
  for (const key of held) {
    if (typeof key !== 'string') continue;
    if (key.includes('*')) patterns.push(compilePattern(key));
    else exact.add(key);
  }
  return (requested) =>
    typeof requested === 'string' &&
    requested !== '' &&
    (exact.has(requested) || patterns.some((covers) => covers(requested)));
};

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compilePattern, compilePermissions, createPiece, findPiece } from '../../../sdk/core/permissions';

/** The definition, literally; exponential, so for short texts only. */
const matchesNaively = (pattern: string, text: string): boolean => {
  const [first, rest] = [pattern[0], pattern.slice(1)];
  if (first === undefined) return text === '';
  if (first === '*') return matchesNaively(rest, text) || (text !== '' && matchesNaively(pattern, text.slice(1)));
  return text[0] === first && matchesNaively(rest, text.slice(1));
};

const texts = (alphabet: string[], maxLength: number) => fc.string({ unit: fc.constantFrom(...alphabet), maxLength });

/** Returns the number of characters read while searching for a piece in a text. */
const countReads = (text: string, piece: string): number => {
  let reads = 0;
  const counting = new Proxy(
    { length: text.length },
    {
      get: (_, key) => {
        reads += 1;
        return text[Number(key)];
      },
    },
  );
  findPiece(counting, createPiece(piece), 0, text.length);
  return reads;
};

describe('wildcards', () => {
  test.each([
    ['fe.*', 'fe.a.b', true],
    ['fe.*', 'fe.', true],
    ['fe.*', 'fe', false],
    ['fe.*', 'fex', false],
    ['fe.*.read', 'fe.x.y.read', true],
    ['fe.*.read', 'fe.read', false],
    ['fe.a*', 'fe.abc', true],
    ['*', 'anything\nat all', true],
    ['**', '', true],
    ['a*a', 'a', false],
    ['a*b*a', 'aba', true],
    ['*aab*', 'aaab', true],
    ['*abab*c', 'abaababc', true],
    ['*aabaaac*', 'aabaaabaaac', true],
    ['fe.a?', 'fe.a', false],
    ['*😀*', 'a😀b', true],
  ])('%s covers %j: %s', (pattern, text, expected) => {
    expect(compilePattern(pattern)(text)).toBe(expected);
  });

  test('match like the definition, also for repetitive texts', () => {
    const given = fc.oneof(
      fc.tuple(texts(['a', 'b', '*', '.'], 9), texts(['a', 'b', '.', '*'], 12)),
      fc
        .tuple(texts(['a', '*'], 8), texts(['a', 'b'], 12), texts(['a', 'b', '*'], 6))
        .map(([start, text, end]) => [start + end, text] as const),
    );
    fc.assert(
      fc.property(given, ([pattern, text]) => {
        expect(compilePattern(pattern)(text)).toBe(matchesNaively(pattern, text));
      }),
      { numRuns: 8000 },
    );
  });

  test('find a text between two wildcards anywhere, also after a partial match', () => {
    const part = texts(['a', 'b'], 10);
    fc.assert(
      fc.property(part, part, fc.nat(10), (before, piece, cut) => {
        const text = `${before}${piece.slice(0, cut)}${piece}b`;
        expect(compilePattern(`*${piece}*`)(text)).toBe(true);
        expect(compilePattern(`*${before}*`)(piece + piece)).toBe((piece + piece).includes(before));
      }),
      { numRuns: 5000 },
    );
  });

  test.each(['ab', 'b', 'aab', 'ba'])('take linear time, however often %s nearly occurs', (tail) => {
    const piece = `${'a'.repeat(50)}${tail}`;
    expect(countReads('a'.repeat(1_000), piece)).toBeLessThanOrEqual(1_000);
    expect(countReads('a'.repeat(10_000), piece)).toBeLessThanOrEqual(10_000);
    expect(countReads('ab'.repeat(5_000), piece)).toBeLessThanOrEqual(10_000);
  });
});

describe('permission keys', () => {
  test('must be texts, and the empty key grants nothing', () => {
    const holds = compilePermissions(['', '*', null, 5, ['fe.a']]);
    expect(holds('')).toBe(false);
    expect(holds('fe.a')).toBe(true);
    expect(holds(5)).toBe(false);
    expect(holds(['fe.a'])).toBe(false);
  });

  test('are not granted to a requested wildcard', () => {
    const holds = compilePermissions(['fe.a', 'fe.b']);
    expect(holds('fe.*')).toBe(false);
    expect(compilePermissions(['fe.*'])('fe.*')).toBe(true);
  });
});

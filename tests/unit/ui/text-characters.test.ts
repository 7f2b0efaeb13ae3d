import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const folders = ['ui/locales', 'demo/portal/texts', 'demo/hosted'];

const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name))),
);

/** Characters that look like nothing or like another character, other than the ordinary space and hyphen. */
const lookalike =
  /[\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u00a0\u1680\u2000-\u200a\u2010\u2011\u202f\u205f\u3000]/gu;

/** Isolates around a value whose direction is not the text's. */
const isolates = '\u2066\u2068\u2069';
/** Marks that keep numbers and Latin names in their place. */
const marks = '\u200e\u200f';
const neededBy: Readonly<Record<string, string>> = { ar: marks, he: marks, fr: '\u00a0\u202f' };

/** Returns a file's texts as a browser receives them, with escapes replaced. */
const textOf = (file: string): string =>
  readFileSync(join(root, file), 'utf8').replaceAll(/\\u(?:\{([\da-f]+)\}|([\da-f]{4}))/gi, (_, long, short) =>
    String.fromCodePoint(Number.parseInt(long ?? short, 16)),
  );

const name = (character: string) => `U+${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0').toUpperCase()}`;

const unneeded = (file: string, text: string): string[] => {
  const language = /\/(\w\w)(?:\/|\.ts)/.exec(file)?.[1] ?? '';
  const needed = isolates + (neededBy[language] ?? '');
  return [...new Set(text.match(lookalike))].filter((character) => !needed.includes(character)).map(name);
};

it('texts have no characters that only look like a space or hyphen, except where the language needs them', () => {
  expect(files.length).toBeGreaterThan(150);
  const found = files.map((file) => [file, unneeded(file, textOf(file))] as const);
  expect(found.filter(([, characters]) => characters.length > 0)).toEqual([]);
});

it('texts are composed, so that search and comparison find them', () => {
  expect(files.filter((file) => textOf(file) !== textOf(file).normalize('NFC'))).toEqual([]);
});

it.each([
  ['ui/locales/en/a.ts', 'two\u2011step', ['U+2011']],
  ['ui/locales/de/a.ts', 'Zwei\u00adfaktor', ['U+00AD']],
  ['ui/locales/ja/a.ts', '\u3000認証', ['U+3000']],
  ['ui/locales/en/a.ts', 'Continuer\u00a0?', ['U+00A0']],
  ['ui/locales/fr/a.ts', 'Continuer\u00a0?', []],
  ['ui/locales/ar.ts', '\u200e+971', []],
  ['ui/locales/en/a.ts', '\u2068+971\u2069', []],
])('%s with %j', (file, text, characters) => {
  expect(unneeded(file, text)).toEqual(characters);
});

import { parseJson } from '../../guards';
import { type Format, NO_JSON } from './format';
import { flatten, type Leaf, leavesOf, themeOf } from './leaves';

/** Paths of the theme's values in the vendor's document. */
const places: readonly (readonly [path: string, place: string])[] = [
  ['light.primary', 'themeV2.loginBox.palette.primary.main'],
  ['light.on-primary', 'themeV2.loginBox.palette.primary.contrastText'],
  ['light.background', 'themeV2.loginBox.palette.background.default'],
  ['light.surface', 'themeV2.loginBox.palette.background.paper'],
  ['light.text', 'themeV2.loginBox.palette.text.primary'],
  ['metrics.radius', 'themeV2.loginBox.boxStyle.borderRadius'],
  ['logo', 'themeV2.loginBox.logo.image'],
];
const placeOf = new Map(places);
const pathAt = new Map(places.map(([path, place]) => [place, path]));

const toPlace = (path: string): string | undefined => {
  const [, language, name] = /^texts\.(\w+)\.(.+)$/.exec(path) ?? [];
  return language ? `localizations.${language}.loginBox.${name}` : placeOf.get(path);
};

const toPath = (place: string): string | undefined => {
  const [, language, name] = /^localizations\.([^.]+)\.loginBox\.(.+)$/.exec(place) ?? [];
  return language ? `texts.${language}.${name}` : pathAt.get(place);
};

interface Branch {
  [name: string]: Branch | string;
}

const set = (branch: Branch, [name = '', ...rest]: readonly string[], value: string): Branch => {
  const inner = branch[name];
  if (rest.length === 0) return { ...branch, [name]: value };
  return { ...branch, [name]: set(typeof inner === 'object' ? inner : {}, rest, value) };
};

const supports = ([path, value]: Leaf): boolean => {
  if (path === 'metrics.radius') return /^\d{1,2}px$/.test(value);
  // An SVG may contain scripts, so the provider refuses it as a data URL.
  if (path === 'logo') return !value.startsWith('data:image/svg');
  return toPlace(path) !== undefined;
};

const isDocument = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && ('themeV2' in value || 'localizations' in value);

/** The document of the vendor's metadata, which the hosted pages use. */
export const vendor: Format = {
  label: 'Vendor',
  file: 'login-box.json',
  use: 'Store it at the provider for its hosted pages: PUT /_emulator/login-box at the local one.',
  supports,
  write: (theme) => {
    const start: Branch = { themeV2: {}, localizations: {} };
    const document = leavesOf(theme)
      .filter(supports)
      .reduce((all, [path, value]) => set(all, toPlace(path)?.split('.') ?? [], value), start);
    return `${JSON.stringify(document, null, 2)}\n`;
  },
  matches: (text) => /^\s*\{/.test(text) && /"(?:themeV2|localizations)"/.test(text),
  read: (text) => {
    const document = parseJson(text);
    if (document === undefined) return { problem: NO_JSON };
    if (!isDocument(document)) return { problem: 'The vendor’s document has themeV2, localizations, or both.' };
    const { leaves, others } = flatten(document);
    const unknown = [...others, ...leaves.map(([place]) => place).filter((place) => !toPath(place))];
    const { theme, skipped } = themeOf(
      leaves.flatMap(([place, value]): Leaf[] => {
        const path = toPath(place);
        return path ? [[path, value]] : [];
      }),
    );
    return { theme, skipped: [...skipped, ...unknown.map((place) => `“${place}” has no place in the builder.`)] };
  },
};

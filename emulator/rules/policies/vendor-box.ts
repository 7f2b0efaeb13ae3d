import type { Db } from '../../db/db';
import { isRecord } from '../../guards';
import { ProviderError } from '../../http/errors';

/** Nested settings with arbitrary names. */
export type Settings = Readonly<Record<string, unknown>>;

const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

const MAX_DEPTH = 10;

const get = (settings: Settings, key: string): unknown => (Object.hasOwn(settings, key) ? settings[key] : undefined);

/** Merges settings key by key; the second take precedence. */
export const withOver = (base: Settings, over: Settings): Settings => {
  const entries = Object.entries(over)
    .filter(([key]) => !UNSAFE.has(key))
    .map(([key, value]) => {
      const before = get(base, key);
      return [key, isRecord(value) && isRecord(before) ? withOver(before, value) : value];
    });
  return { ...base, ...Object.fromEntries(entries) };
};

const put = (settings: Settings, [key = '', ...rest]: readonly string[], value: unknown): Settings => {
  if (rest.length === 0) {
    const { [key]: _, ...others } = settings;
    return value === null || value === undefined ? others : { ...others, [key]: value };
  }
  const branch = get(settings, key);
  return { ...settings, [key]: put(isRecord(branch) ? branch : {}, rest, value) };
};

/** Returns whether a value would run as code when used as a URL. */
const isScript = (value: unknown): boolean =>
  typeof value === 'string'
    ? /^[\s\p{Cc}]*(javascript|vbscript|data:(?!image\/(png|jpe?g|gif|webp|avif);))/iu.test(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(isScript);

/** @throws ProviderError 400 for names of `Object.prototype` members, and for a script URL. */
const requireSafe = (settings: Settings): void => {
  const names = (value: unknown): string[] =>
    typeof value === 'object' && value !== null ? [...Object.keys(value), ...Object.values(value).flatMap(names)] : [];
  const bad = names(settings).find((name) => UNSAFE.has(name));
  if (bad) throw new ProviderError(400, 'invalid-path', `"${bad}" is not a setting.`);
  if (isScript(settings)) {
    throw new ProviderError(400, 'invalid-value', 'Addresses must be web addresses or pictures.');
  }
};

/**
 * Returns the settings with one value changed; null removes it.
 * @param path Names joined by slashes.
 * @throws ProviderError 400 for an invalid path, and for a script URL.
 */
export const withAction = (settings: Settings, path: string, value: unknown): Settings => {
  const names = path.split('/');
  if (names.length > MAX_DEPTH || names.some((name) => name === '' || UNSAFE.has(name))) {
    throw new ProviderError(400, 'invalid-path', `"${path.slice(0, 100)}" is not a setting.`, { context: { path } });
  }
  if (isScript(value)) {
    throw new ProviderError(400, 'invalid-value', 'Addresses must be web addresses or pictures.', {
      context: { path },
    });
  }
  return put(settings, names, value);
};

const ID = 'vendor-box';
/** Maximum length of the JSON of a login box in characters: enough for a base64 logo and texts in three languages. */
export const MAX_BOX_SIZE = 200_000;
/** Branches that the vendor edits; the rest of the metadata is the provider's. */
const BRANCHES = ['themeV2', 'localizations'] as const;

/** Returns the vendor's appearance of its sign-in pages: the document of its metadata. */
export const readVendorBox = (db: Db): Settings => JSON.parse(db.settings.get(ID)?.value ?? '{}');

/**
 * Saves the vendor's appearance of its sign-in pages.
 * @throws ProviderError 400 for an invalid document or a script URL, 413 when it is too large.
 */
export const saveVendorBox = (db: Db, input: unknown): Settings => {
  const isKnown = isRecord(input) && Object.keys(input).every((name) => BRANCHES.some((branch) => branch === name));
  if (!isKnown || !Object.values(input).every(isRecord)) {
    throw new ProviderError(400, 'invalid-value', `The document is an object with ${BRANCHES.join(' and ')}.`);
  }
  requireSafe(input);
  const value = JSON.stringify(input);
  if (value.length > MAX_BOX_SIZE) throw new ProviderError(413, 'too-large', 'Use smaller pictures or shorter texts.');
  db.settings.put({ id: ID, value });
  return input;
};

export type VendorMetadata = Partial<Record<(typeof BRANCHES)[number], Settings>>;

/** Stores the initial look; one that is stored already stays. */
export const initVendorBox = (db: Db, first: VendorMetadata | undefined): void => {
  if (first && db.settings.get(ID) === undefined) saveVendorBox(db, first);
};

/** Restores the default appearance. */
export const forgetVendorBox = (db: Db): void => {
  db.settings.remove(ID);
};

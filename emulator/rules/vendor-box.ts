import type { Db } from '../db/db';
import { ProviderError } from '../errors';
import { requireSafe, type Settings } from './settings-tree';

const ID = 'vendor-box';
/** Letters of JSON. */
const LARGEST = 200_000;
/** Branches that the vendor has; the rest of the metadata is the provider's. */
const BRANCHES = ['themeV2', 'localizations'] as const;

const isBranch = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How the vendor dresses its sign-in pages: the document of its metadata. */
export const readVendorBox = (db: Db): Settings => JSON.parse(db.settings.get(ID)?.value ?? '{}');

/**
 * Stores how the vendor dresses its sign-in pages.
 * @throws ProviderError 400 for what is no such document or holds a script as an address, 413 when it is too large.
 */
export const saveVendorBox = (db: Db, given: unknown): Settings => {
  const isKnown = isBranch(given) && Object.keys(given).every((name) => BRANCHES.some((branch) => branch === name));
  if (!isKnown || !Object.values(given).every(isBranch)) {
    throw new ProviderError(400, 'invalid-value', `The document is an object with ${BRANCHES.join(' and ')}.`);
  }
  requireSafe(given);
  const value = JSON.stringify(given);
  if (value.length > LARGEST) throw new ProviderError(413, 'too-large', 'Use smaller pictures or shorter texts.');
  db.settings.put({ id: ID, value });
  return given;
};

/** Back to the default look. */
export const forgetVendorBox = (db: Db): void => {
  db.settings.remove(ID);
};

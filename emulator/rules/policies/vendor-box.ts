import type { Db } from '../../db/db';
import { isRecord } from '../../guards';
import { ProviderError } from '../../http/errors';
import { requireSafe, type Settings } from './settings-tree';

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
export const saveVendorBox = (db: Db, given: unknown): Settings => {
  const isKnown = isRecord(given) && Object.keys(given).every((name) => BRANCHES.some((branch) => branch === name));
  if (!isKnown || !Object.values(given).every(isRecord)) {
    throw new ProviderError(400, 'invalid-value', `The document is an object with ${BRANCHES.join(' and ')}.`);
  }
  requireSafe(given);
  const value = JSON.stringify(given);
  if (value.length > MAX_BOX_SIZE) throw new ProviderError(413, 'too-large', 'Use smaller pictures or shorter texts.');
  db.settings.put({ id: ID, value });
  return given;
};

/** Returns the vendor's metadata of the sign-in pages, by branch. */
export type VendorMetadata = Partial<Record<(typeof BRANCHES)[number], Settings>>;

/** Stores the initial look; one that is stored already stays. */
export const initVendorBox = (db: Db, first: VendorMetadata | undefined): void => {
  if (first && db.settings.get(ID) === undefined) saveVendorBox(db, first);
};

/** Restores the default appearance. */
export const forgetVendorBox = (db: Db): void => {
  db.settings.remove(ID);
};

import { type ApplicationInfo, readApplication } from '@gatehouse/ui/login';
import { vendor } from '../exchange/vendor';
import type { Theme } from '../theme/theme';
import { ORIGIN } from './provider';
import type { Scene } from './samples';

export type BoxTexts = Pick<ApplicationInfo, 'titles' | 'retext'>;

/** Name of the vendor's document at the provider. */
const ID = 'vendor-box';

/** Reads the texts of a theme as a box does: from the exported document. */
export const readBoxTexts = async ({ provider, identity }: Scene, texts: Theme['texts']): Promise<BoxTexts> => {
  const { settings } = provider.emulator.db;
  settings.put({ id: ID, value: vendor.write({ texts }, ORIGIN) });
  const { titles, retext } = await readApplication(identity);
  settings.remove(ID);
  return { ...(titles && { titles }), ...(retext && { retext }) };
};

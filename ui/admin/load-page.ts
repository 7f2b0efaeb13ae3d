import type { AdminPageId } from '@gatehouse/sdk/admin';
import { en, type Texts } from '../locales/en';
import { loadAdminPart } from './load-texts';
import { pageFaces } from './pages';

/**
 * Downloads the code and the texts of a page of the administration, so that they are there when `AdminPortal` renders it.
 * Exported from `@gatehouse/ui/admin/load`, which is small: call it beside the download of the portal itself, while the
 * session loads.
 *
 * @param texts The texts given to `TextsProvider`. Default: English.
 * @throws TypeError When a file cannot be downloaded; `AdminPortal` tries again.
 * @example const [{ AdminPortal }] = await Promise.all([import('@gatehouse/ui/admin'), loadAdminPage('users')]);
 */
export const loadAdminPage = async (page: AdminPageId, texts: Texts = en): Promise<void> => {
  const { code, texts: part } = pageFaces[page];
  await Promise.all([code.load(), loadAdminPart(texts, 'frame'), loadAdminPart(texts, part)]);
};

import { type AdminPageId, adminPageIds } from '@gatehouse/sdk/admin';
import { readAdminPage } from '@gatehouse/ui/admin/read';
import type { OpenedPortal } from './config';
import { ADMINISTRATION } from './paths';

/** Returns the page of the administration that a path names. */
export const adminPageOf = (path: string): AdminPageId | undefined => {
  if (!path.startsWith(`${ADMINISTRATION}/`)) return undefined;
  const name = path.slice(ADMINISTRATION.length + 1).split('/')[0];
  return adminPageIds.find((id) => id === name);
};

/** Asks for what the page of the administration reads first, in parallel with the code of the portal. */
export const readAdministration = async (opened: Promise<OpenedPortal>): Promise<void> => {
  const page = adminPageOf(location.pathname);
  if (page && !location.search) await readAdminPage(page, (await opened).identity);
};

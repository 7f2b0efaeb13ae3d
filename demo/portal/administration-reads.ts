import { readAdminPage } from '@gatehouse/ui/admin/read';
import { adminPageOf } from './administration-page';
import type { OpenedPortal } from './config';

/** Asks for what the page of the administration reads first, in parallel with the code of the portal. */
export const readAdministration = async (opened: Promise<OpenedPortal>): Promise<void> => {
  const page = adminPageOf(location.pathname);
  if (page && !location.search) await readAdminPage(page, (await opened).identity);
};

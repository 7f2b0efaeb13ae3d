import { type AdminPageId, pageAt } from '@gatehouse/sdk/admin';
import { readAdminPage } from '@gatehouse/ui/admin/read';
import type { OpenedPortal } from './open-portal';

/** Returns the page that the address names, at most with a view of it. */
export const pageInHash = (hash: string): AdminPageId | undefined => {
  const [, name] = hash.split(/[/?]/);
  return pageAt(name);
};

/** Asks for what the page reads first, in parallel with the code of the administration. */
export const readPage = async ({ identity }: OpenedPortal): Promise<void> => {
  const page = pageInHash(location.hash);
  if (page && !location.hash.includes('?')) await readAdminPage(page, identity);
};

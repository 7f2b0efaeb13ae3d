import { type AdminPageId, adminPageIds } from '@gatehouse/sdk/admin';
import { ADMINISTRATION } from './paths';

/** Returns the page of the administration that a path names. */
export const adminPageOf = (path: string): AdminPageId | undefined => {
  if (!path.startsWith(`${ADMINISTRATION}/`)) return undefined;
  const name = path.slice(ADMINISTRATION.length + 1).split('/')[0];
  return adminPageIds.find((id) => id === name);
};

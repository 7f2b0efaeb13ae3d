import { type AdminPageId, pageAt } from '@gatehouse/sdk/admin';
import { ADMINISTRATION } from './paths';

/** Returns the page of the administration that a path names. */
export const adminPageOf = (path: string): AdminPageId | undefined =>
  path.startsWith(`${ADMINISTRATION}/`) ? pageAt(path.slice(ADMINISTRATION.length + 1).split('/')[0]) : undefined;

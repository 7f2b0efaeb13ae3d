import { type AdminPageId, adminPageIds, adminPages } from '@gatehouse/sdk/admin';

/** Name of a page of the host's own: `custom:` and the id that the host gave it. */
export type CustomPageId = `custom:${string}`;
/** Name of a page that can stand in the portal. */
export type PortalPageId = AdminPageId | CustomPageId;

/** Returns the name under which the portal knows a page of the host's own. */
export const customPageId = (id: string): CustomPageId => `custom:${id}`;

/** Whether a page is one of the host's own. */
export const isCustomPage = (page: PortalPageId): page is CustomPageId => page.startsWith('custom:');

/** Returns the part of the address that names a page. */
export const pathOf = (page: PortalPageId): string =>
  isCustomPage(page) ? page.slice('custom:'.length) : adminPages[page].path;

/**
 * Returns the page that a part of an address names.
 * @param custom Pages of the host's own; those of the portal come first.
 */
export const pageOfPath = (path: string, custom: readonly CustomPageId[]): PortalPageId | undefined =>
  [...adminPageIds, ...custom].find((page) => pathOf(page) === path);

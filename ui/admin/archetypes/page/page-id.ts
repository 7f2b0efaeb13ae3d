import { type AdminPageId, adminPageIds, adminPages } from '@gatehouse/sdk/admin';

/** Id of a custom page: `custom:` and the host's id. */
export type CustomPageId = `custom:${string}`;
/** Id of a page of the portal, including custom pages. */
export type PortalPageId = AdminPageId | CustomPageId;

/** Returns the portal's id of a custom page. */
export const customPageId = (id: string): CustomPageId => `custom:${id}`;

/** Returns whether a page is a custom page. */
export const isCustomPage = (page: PortalPageId): page is CustomPageId => page.startsWith('custom:');

/** Returns the path segment of a page. */
export const pathOf = (page: PortalPageId): string =>
  isCustomPage(page) ? page.slice('custom:'.length) : adminPages[page].path;

/**
 * Returns the page of a path segment.
 * @param custom Ids of custom pages; the portal's own pages take precedence.
 */
export const pageOfPath = (path: string, custom: readonly CustomPageId[]): PortalPageId | undefined =>
  [...adminPageIds, ...custom].find((page) => pathOf(page) === path);

import type { BoundQuery, Identity } from '@gatehouse/sdk';
import type { AdminPageId } from '@gatehouse/sdk/admin';

/** Props that the portal passes to a page. */
export interface PageProps {
  /** Id of the page; two pages may share one component. */
  page: AdminPageId;
  /** Title in the current language. */
  title: string;
}

/** Returns the queries that a page starts with, for the signed-in user. */
export type PageReads = (identity: Identity) => readonly BoundQuery<unknown>[];

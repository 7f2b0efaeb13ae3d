import type { AdminPageId } from '@gatehouse/sdk/admin';

/** Props that the portal passes to a page. */
export interface PageProps {
  /** Id of the page; two pages may share one component. */
  page: AdminPageId;
  /** Title in the current language. */
  title: string;
}

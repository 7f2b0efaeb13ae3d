import type { AdminPageId } from '@gatehouse/sdk/admin';

/** What the portal hands to a page. */
export interface PageProps {
  /** Which page of the registry this is: two may share one component. */
  page: AdminPageId;
  /** Its title in the language in force. */
  title: string;
}

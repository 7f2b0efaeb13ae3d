'use client';
import { type AdminPageId, adminPageIds } from '@gatehouse/sdk/admin';
import { AdminPortal } from '../admin/frame/admin-portal';

export interface PageOfPortalProps {
  page: AdminPageId;
}

const hidden = { visibility: 'hidden' } as const;

/** Hides all other pages, so that the portal has no navigation. */
const only = (page: AdminPageId) =>
  Object.fromEntries(adminPageIds.filter((id) => id !== page).map((id) => [id, hidden]));

/** Renders one page of the administration, without a frame. */
export default function PageOfPortal({ page }: PageOfPortalProps) {
  return <AdminPortal page={page} pages={only(page)} frame="none" />;
}

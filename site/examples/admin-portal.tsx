import { RequireSession } from '@gatehouse/ui';
import { AdminPortal } from '@gatehouse/ui/admin';

/** Choose another role above: the pages that it may not see are gone. */
export default function Administration() {
  return (
    <RequireSession>
      <AdminPortal page="users" />
    </RequireSession>
  );
}

import { RequireSession } from '@gatehouse/ui';
import { NotificationBell, useHostedPortal } from '@gatehouse/ui/admin';
import { Button } from '@gatehouse/ui/kit';
import { ImpersonationBar, SessionWarning } from '@gatehouse/ui/login';

/** The frame around your pages behind the sign-in. */
export default function Layout() {
  const portal = useHostedPortal();
  return (
    <RequireSession>
      <ImpersonationBar />
      <SessionWarning />
      <NotificationBell />
      <Button variant="secondary" onClick={() => portal.open({ page: 'audits' })}>
        Audit log
      </Button>
      {portal.dialog}
    </RequireSession>
  );
}

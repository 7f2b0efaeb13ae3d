import { useIdentity } from '@gatehouse/ui';
import type { ReactNode } from 'react';
import { useClientRecord } from '../client-record';
import { ADMINISTRATION, type Path } from '../paths';
import { AdministrationShell } from './administration-shell';
import { Announcer } from './announcer';
import { PortalShell } from './portal-shell';

interface ShellProps {
  path: Path;
  children: ReactNode;
}

/** Renders the frame of every screen of a signed-in user, with a separate one for the administration. */
export function Shell({ path, children }: ShellProps) {
  const identity = useIdentity();
  const { record } = useClientRecord();
  const onLogout = () => void identity.session.logout();
  const Frame = path === ADMINISTRATION ? AdministrationShell : PortalShell;
  return (
    <Announcer>
      <div className="shell" data-user-sync={record?.msg}>
        <Frame onLogout={onLogout}>{children}</Frame>
      </div>
    </Announcer>
  );
}

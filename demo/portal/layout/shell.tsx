import { useIdentity, useSession } from '@gatehouse/ui';
import { Alert } from '@gatehouse/ui/kit';
import { lazy, type ReactNode, Suspense } from 'react';
import { useClientRecord } from '../client-record';
import { Announcer } from './announcer';
import { Header } from './header';
import { Sidebar } from './sidebar';
import { useSidebar } from './use-sidebar';

/** Few sessions are impersonated: its code comes with them. */
const ImpersonationBar = lazy(async () => ({ default: (await import('@gatehouse/ui/login')).ImpersonationBar }));

/** The frame of every screen of a signed-in user. */
export function Shell({ children }: { children: ReactNode }) {
  const identity = useIdentity();
  const session = useSession();
  const { degraded } = session;
  const isImpersonated = session.status === 'authenticated' && session.user.impersonatorId !== undefined;
  const { record } = useClientRecord();
  const { open, over, toggle, sidebar, close, flip, settle } = useSidebar();
  const logout = () => void identity.session.logout();

  return (
    <Announcer>
      <div className="shell" data-user-sync={record?.msg} data-sidebar={open ? 'open' : 'closed'}>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <Sidebar {...{ open, over, sidebar }} onChoose={settle} onClose={close} onLogout={logout} />
        <div className="page" inert={over}>
          {isImpersonated && (
            <Suspense>
              <ImpersonationBar />
            </Suspense>
          )}
          <Header open={open} toggle={toggle} onToggle={flip} onLogout={logout} />
          <div role="status">
            {degraded && (
              <Alert tone="warning" className="degraded">
                Your sign-in could not be renewed. You can go on; we keep trying.
              </Alert>
            )}
          </div>
          <main id="main" tabIndex={-1} className="main">
            {children}
          </main>
        </div>
      </div>
    </Announcer>
  );
}

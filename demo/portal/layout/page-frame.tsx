import { useSession } from '@gatehouse/ui';
import { Alert, Button } from '@gatehouse/ui/kit';
import { ImpersonationBar, SessionWarning } from '@gatehouse/ui/login';
import type { ReactNode } from 'react';
import { usePortalLanguage, usePortalTexts } from '../texts/provider';

interface PageFrameProps {
  /** The header, between the notices about the session. */
  header: ReactNode;
  className: string;
  /** Whether something lies over the page. */
  inert?: boolean;
  children: ReactNode;
}

/** Renders the page beside the navigation: header, notices about the session, and the main content. */
export function PageFrame({ header, className, inert, children }: PageFrameProps) {
  const session = useSession();
  const { frame } = usePortalTexts('shell');
  const { language, missing, setLanguage } = usePortalLanguage();
  return (
    <div className="flex min-w-0 flex-1 flex-col print:block" inert={inert}>
      <ImpersonationBar />
      <SessionWarning />
      {header}
      <div role="status">
        {missing && (
          <Alert
            className="mx-6 mb-2"
            actions={
              <Button size="sm" variant="secondary" onClick={() => void setLanguage(language)}>
                {frame.closestOk}
              </Button>
            }
          >
            {frame.closest(missing)}
          </Alert>
        )}
        {session.degraded && (
          <Alert tone="warning" className="mx-6 mb-2">
            {frame.notRenewed}
          </Alert>
        )}
      </div>
      <main id="main" tabIndex={-1} className={`w-full flex-1 outline-none ${className}`}>
        {children}
      </main>
    </div>
  );
}

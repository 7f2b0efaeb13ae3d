import { useSession } from '@gatehouse/ui';
import { Alert, Button } from '@gatehouse/ui/kit';
import { lazy, type ReactNode, Suspense } from 'react';
import { usePortalLanguage, usePortalTexts } from '../texts/provider';

/** Loaded on demand: it renders nothing for a while after the start. */
const SessionWarning = lazy(async () => ({ default: (await import('@gatehouse/ui/login')).SessionWarning }));
/** Few sessions are impersonated, so the code is loaded on demand. */
const ImpersonationBar = lazy(async () => ({ default: (await import('@gatehouse/ui/login')).ImpersonationBar }));

/** Renders the notices about the session above and below the header of a frame. */
export function FrameNotices({ children }: { children: ReactNode }) {
  const session = useSession();
  const { frame } = usePortalTexts('shell');
  const { language, missing, setLanguage } = usePortalLanguage();
  const isImpersonated = session.status === 'authenticated' && session.user.impersonatorId !== undefined;
  return (
    <>
      {isImpersonated && (
        <Suspense>
          <ImpersonationBar />
        </Suspense>
      )}
      <Suspense>
        <SessionWarning />
      </Suspense>
      {children}
      <div role="status">
        {missing && (
          <Alert
            className="frame-notice"
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
          <Alert tone="warning" className="frame-notice">
            {frame.notRenewed}
          </Alert>
        )}
      </div>
    </>
  );
}

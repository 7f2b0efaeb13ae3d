import { Callback, RequireSession, useIdentity, useSession } from '@gatehouse/ui';
import { AdminPortal } from '@gatehouse/ui/admin';
import { ImpersonationBar, SessionWarning, StepUpDialogs } from '@gatehouse/ui/login';
import { useState } from 'react';

export interface HostedPortalPageProps {
  /** Name and logo of the vendor. */
  brand: { name?: string; logo?: string };
  /** Page of the application behind the close button, as written by the provider. */
  returnTo: URL | undefined;
}

export function HostedPortalPage({ brand, returnTo }: HostedPortalPageProps) {
  const { environment, routes } = useIdentity();
  const { status } = useSession();
  const isCallback = environment.page()?.pathname === routes.hostedLoginRedirectUrl;
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (status === 'authenticated' && !wasSignedIn) setWasSignedIn(true);
  // After sign-out this page stays and confirms it.
  const mustSignIn = status === 'unauthenticated' && !wasSignedIn && !isCallback;

  if (isCallback) return <Callback />;
  if (mustSignIn) return <RequireSession loading={<p className="boot">Loading…</p>}>{null}</RequireSession>;
  return (
    <>
      <ImpersonationBar />
      <SessionWarning />
      <StepUpDialogs>
        <AdminPortal
          frame="standalone"
          routing="hash"
          brand={brand}
          onClose={returnTo && (() => environment.redirect(returnTo))}
        />
      </StepUpDialogs>
    </>
  );
}

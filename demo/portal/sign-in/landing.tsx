import type { SessionState } from '@gatehouse/sdk';
import { useIdentity, useSession } from '@gatehouse/ui';
import { Alert } from '@gatehouse/ui/kit';
import { useEffect } from 'react';
import { OutsideLink } from '../layout/outside-link';
import { PORTAL_NAME } from '../paths';
import { Entrance, EntranceLoading, SignInButton } from './entrance';
import { isFirstStart, useSignIn } from './use-sign-in';

/** Why the login does not start by itself. */
const standstill = (session: SessionState): { title: string; text?: string } | undefined => {
  if (session.status === 'authenticated') return undefined;
  if (session.status === 'unauthenticated' && session.reason === 'signed-out' && session.error) {
    return {
      title: 'You are signed out of the portal, but maybe not of single sign-on',
      text: 'The sign-in service could not be notified. On a shared computer, close the browser.',
    };
  }
  if (session.error) return { title: session.error.message };
  if (session.status === 'unauthenticated' && session.reason === 'expired') {
    return { title: 'Your session has ended', text: 'Sign in again to go on where you were. Unsent text is kept.' };
  }
  return undefined;
};

const here = () => location.pathname + location.search + location.hash;

/** The screen of signed-out users; the hosted login starts by itself unless an error occurred. */
export function Landing() {
  const session = useSession();
  const identity = useIdentity();
  const { signIn, leaving, error } = useSignIn();
  const { status } = session;
  const stop = standstill(session);
  const problem = error ? { title: error.message, text: undefined } : stop;
  const reason = session.status === 'unauthenticated' ? session.reason : undefined;
  // The next sign-in may be another user's: it starts at the home page.
  const returnTo = reason === 'signed-out' ? '/' : here();
  const starts = status === 'unauthenticated' && !stop;

  useEffect(() => {
    if (starts && isFirstStart(identity)) void signIn(returnTo);
  }, [starts, identity, signIn, returnTo]);

  if (status === 'loading' && !session.error) return <EntranceLoading />;

  const go = () => (status === 'loading' ? void identity.session.load() : void signIn(returnTo));
  return (
    <Entrance>
      <title>{PORTAL_NAME}</title>
      <h1>{PORTAL_NAME}</h1>
      <p className="entrance-lead">Access our innovative solutions, prototypes, and product demonstrations.</p>
      <div role="alert" className="entrance-problem">
        {problem && (
          <Alert tone={reason === 'expired' ? 'info' : 'danger'} title={problem.title}>
            {problem.text}
          </Alert>
        )}
      </div>
      <SignInButton label={label(status, reason)} leaving={leaving} onPress={go} />
      <p className="entrance-links">
        <OutsideLink to="terms">Terms & Confidentiality</OutsideLink>
        <OutsideLink to="apply">Apply for Access</OutsideLink>
      </p>
    </Entrance>
  );
}

const label = (status: SessionState['status'], reason: string | undefined): string => {
  if (status === 'loading') return 'Try again';
  return reason === 'expired' ? 'Sign in again' : 'Single Sign-On';
};

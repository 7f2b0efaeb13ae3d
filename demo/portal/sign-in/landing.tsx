import { type IdentityError, needsSignIn, type SessionState } from '@gatehouse/sdk';
import { useIdentity, useSession } from '@gatehouse/ui';
import { useKitTexts } from '@gatehouse/ui/kit';
import { useEffect } from 'react';
import { OutsideLink } from '../layout/outside-link';
import type { PartTexts } from '../texts/english';
import { usePortalTexts } from '../texts/provider';
import { Entrance, EntranceLoading } from './entrance';
import { isFirstStart, useSignIn } from './use-sign-in';

type Shell = PartTexts['shell'];

/** Reason why the login does not start automatically. */
const blockingReason = (
  session: SessionState,
  { entrance }: Shell,
  describe: (error: IdentityError) => string,
): { title: string; text?: string } | undefined => {
  if (session.status === 'authenticated') return undefined;
  if (session.status === 'unauthenticated' && session.reason === 'signed-out' && session.error) {
    return {
      title: entrance.signedOutHere,
      text: entrance.signedOutHereText,
    };
  }
  if (session.error) return { title: describe(session.error) };
  if (session.status === 'unauthenticated' && session.reason === 'expired') {
    return { title: entrance.ended, text: entrance.endedText };
  }
  return undefined;
};

const here = () => location.pathname + location.search + location.hash;

/**
 * Renders the screen of signed-out users; the hosted login starts automatically unless an error occurred, or the session ended
 * here.
 *
 * @param isInitiated Whether the provider initiates the login, which then starts in any case.
 */
export function Landing({ isInitiated }: { isInitiated: boolean }) {
  const session = useSession();
  const texts = usePortalTexts('shell');
  const { describeError } = useKitTexts();
  const identity = useIdentity();
  const { signIn, leaving, error } = useSignIn();
  const { status } = session;
  const stop = isInitiated ? undefined : blockingReason(session, texts, describeError);
  const problem = error ? { title: describeError(error), text: undefined } : stop;
  const reason = session.status === 'unauthenticated' ? session.reason : undefined;
  // The next sign-in may be another user's: it starts at the home page.
  const returnTo = reason === 'signed-out' ? '/' : here();
  const starts = isInitiated ? status !== 'loading' : status === 'unauthenticated' && !stop;

  useEffect(() => {
    if (starts && isFirstStart(identity)) void signIn(returnTo);
  }, [starts, identity, signIn, returnTo]);

  if (status === 'loading' && !session.error) return <EntranceLoading />;

  const go = () => void (isInitiated || needsSignIn(session) ? signIn(returnTo) : identity.session.load());
  return (
    <>
      <title>{texts.portalName}</title>
      <Entrance
        heading={texts.portalName}
        lead={texts.entrance.lead}
        problem={problem && { tone: reason === 'expired' ? 'info' : 'danger', ...problem }}
        action={label(status, reason, texts)}
        leaving={leaving}
        onPress={go}
      >
        <OutsideLink to="terms">{texts.entrance.terms}</OutsideLink>
        <OutsideLink to="apply">{texts.entrance.apply}</OutsideLink>
      </Entrance>
    </>
  );
}

const label = (status: SessionState['status'], reason: string | undefined, { entrance, tryAgain }: Shell): string => {
  if (status === 'loading') return tryAgain;
  return reason === 'expired' ? entrance.signInAgain : entrance.signIn;
};

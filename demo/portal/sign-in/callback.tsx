import { type IdentityError, toIdentityError } from '@gatehouse/sdk';
import { useIdentity } from '@gatehouse/ui';
import { useKitTexts } from '@gatehouse/ui/kit';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { usePortalTexts } from '../texts/provider';
import { Entrance, EntranceLoading } from './entrance';
import { useSignIn } from './use-sign-in';

/** Returns the provider's error description as text. */
const providerDescription = ({ errorCode, errorContext }: IdentityError): string | undefined => {
  const { description } = errorContext ?? {};
  return errorCode === 'callback-denied' && typeof description === 'string' ? description : undefined;
};

/** Renders the callback of the hosted login. A second mount shares the request of the first. */
export function Callback() {
  const identity = useIdentity();
  const { describeError } = useKitTexts();
  const { entrance, portalName } = usePortalTexts('shell');
  const [, navigate] = useLocation();
  const [failure, setFailure] = useState<IdentityError>();
  const { signIn, leaving, error } = useSignIn();

  useEffect(() => {
    let current = true;
    identity.session.handleCallback().then(
      ({ returnTo }) => {
        if (!current) return;
        if (returnTo.origin !== location.origin) location.replace(returnTo);
        // With the origin: a path that starts with two slashes would name another host.
        else navigate(returnTo.href, { replace: true });
      },
      (thrown: unknown) => current && setFailure(toIdentityError(thrown)),
    );
    return () => {
      current = false;
    };
  }, [identity, navigate]);

  const visibleError = error ?? failure;
  if (!visibleError) return <EntranceLoading />;
  return (
    <>
      <title>{`${entrance.notCompleted} · ${portalName}`}</title>
      <Entrance
        heading={entrance.notCompleted}
        problem={{ tone: 'danger', title: describeError(visibleError), text: providerDescription(visibleError) }}
        action={entrance.startOver}
        leaving={leaving}
        onPress={() => void signIn('/')}
      />
    </>
  );
}

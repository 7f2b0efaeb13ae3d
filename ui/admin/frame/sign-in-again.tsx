'use client';
import { toIdentityError } from '@gatehouse/sdk';
import { type ReactNode, useMemo } from 'react';
import { KitTextsProvider } from '../../kit/texts';
import { useIdentity } from '../../react/identity';
import { useAdminTexts } from '../texts';

/**
 * Renders a sign-in button below a request that was refused with 401. The client has already renewed the token and
 * retried, so another retry would fail as well.
 */
export function SignInAgain({ children }: { children: ReactNode }) {
  const { session } = useIdentity();
  const { signIn } = useAdminTexts('frame').portal;
  const texts = useMemo(
    () => ({
      remedyOf: (error: unknown) =>
        toIdentityError(error).statusCode === 401 ? { label: signIn, onSelect: () => void session.login() } : undefined,
    }),
    [session, signIn],
  );
  return <KitTextsProvider texts={texts}>{children}</KitTextsProvider>;
}

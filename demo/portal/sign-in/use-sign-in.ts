import { type IdentityError, toIdentityError } from '@gatehouse/sdk';
import { useIdentity } from '@gatehouse/ui';
import { useCallback, useEffect, useState } from 'react';
import { wantedLanguages } from '../texts/language';

/** Milliseconds to wait for the provider's page. */
const REDIRECT_TIMEOUT = 10_000;

/** Returns the redirect to the hosted login and its error. */
export const useSignIn = () => {
  const identity = useIdentity();
  const [leaving, setLeaving] = useState(false);
  const [error, setError] = useState<IdentityError>();

  const signIn = useCallback(
    async (returnTo: string) => {
      setLeaving(true);
      setError(undefined);
      try {
        // The login uses the language of the portal if it supports it.
        const uiLocales = wantedLanguages(identity.environment.local, navigator.languages);
        await identity.session.login({ returnTo, uiLocales });
      } catch (thrown) {
        setLeaving(false);
        setError(toIdentityError(thrown));
      }
    },
    [identity],
  );

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => setLeaving(false), REDIRECT_TIMEOUT);
    return () => clearTimeout(timer);
  }, [leaving]);

  useEffect(() => {
    // Back from the provider's page: the button must be enabled again.
    const onPageShow = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  return { signIn, leaving, error };
};

const started = new WeakSet<object>();

/** Once per page, however often it is called: React may run effects twice. */
export const isFirstStart = (identity: object): boolean => {
  if (started.has(identity)) return false;
  started.add(identity);
  return true;
};

'use client';
import type { IdentityError } from '@gatehouse/sdk';
import { Button } from '../kit/button/button';
import { Alert } from '../kit/feedback/alert';
import { LoadingStatus } from '../kit/feedback/loading-status';
import { Skeleton } from '../kit/feedback/skeleton';
import { Root } from '../kit/root';
import { useIdentity } from './identity';
import { describeError, useTexts } from './texts';

/** Renders a skeleton until the session is known. */
export function SignInPending() {
  return (
    <Root className="gh:p-6">
      <LoadingStatus />
      <Skeleton className="gh:h-6 gh:w-40" />
    </Root>
  );
}

/** A failed sign-in with a function that starts a new one. */
export interface SignInFailure {
  error: IdentityError;
  startAgain: () => void;
}

/** Renders the reason of a failed sign-in, with a retry. */
export function SignInFailed({ error, startAgain }: SignInFailure) {
  const texts = useTexts();
  const { environment } = useIdentity();
  return (
    <Root role="alert" className="gh:mx-auto gh:max-w-100 gh:p-6">
      <Alert
        tone="danger"
        title={texts.common.signInFailedTitle}
        actions={
          error.errorCode === 'framed' ? (
            <Button asChild size="sm" variant="secondary">
              <a href={environment.page()?.href} target="_top">
                {texts.common.openInWindow}
              </a>
            </Button>
          ) : (
            <Button size="sm" variant="secondary" onClick={startAgain}>
              {texts.common.startAgain}
            </Button>
          )
        }
      >
        {describeError(texts, error)}
      </Alert>
    </Root>
  );
}

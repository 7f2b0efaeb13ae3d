import { Alert, Button } from '@gatehouse/ui/kit';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import type { GatewayError, GatewayFailure } from '../gateway-client';
import { useSignIn } from '../sign-in/use-sign-in';

const kept = 'Nothing was sent. Your text is kept here.';
const unknown = 'It may or may not have arrived. Your text is kept here.';

const afterwards: Record<GatewayFailure, string> = {
  'signed-out': kept,
  offline: kept,
  network: unknown,
  timeout: unknown,
  refused: kept,
  server: 'Your text is kept here. Try again in a moment.',
};

interface SendProblemProps {
  problem: GatewayError | undefined;
  /** Before the page is left for a new sign-in. */
  onLeave: () => void;
}

/** Why something was not sent, and the way on. Its live region is there beforehand. */
export function SendProblem({ problem, onLeave }: SendProblemProps) {
  const { isSubmitting } = useFormState();
  const { signIn, leaving, error } = useSignIn();
  const place = useRef<HTMLDivElement>(null);
  const shown = problem !== undefined && !isSubmitting;
  useEffect(() => {
    if (shown) place.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  const signedOut = problem?.failure === 'signed-out';
  const again = () => {
    onLeave();
    void signIn(location.pathname + location.search);
  };
  // The message goes with its button while the form is sent again.
  const toSubmit = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
    [...(currentTarget.form?.querySelectorAll<HTMLElement>('[type="submit"]') ?? [])].at(-1)?.focus();
  return (
    <div ref={place} role="alert">
      {problem && shown && (
        <Alert
          tone="danger"
          title={error?.message ?? problem.message}
          actions={
            signedOut ? (
              <Button size="sm" variant="secondary" loading={leaving} onClick={again}>
                Sign in again
              </Button>
            ) : (
              <Button size="sm" variant="secondary" type="submit" onClick={toSubmit}>
                Retry
              </Button>
            )
          }
        >
          {afterwards[problem.failure]}
        </Alert>
      )}
    </div>
  );
}

import { Alert, Button, useKitTexts } from '@gatehouse/ui/kit';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import type { GatewayError, GatewayFailure } from '../gateway-client';
import { useSignIn } from '../sign-in/use-sign-in';
import { describeGatewayError } from '../texts/describe-gateway-error';
import { usePortalTexts } from '../texts/provider';

/** Effect of each error on the input. */
const afterwards = {
  'signed-out': 'kept',
  offline: 'kept',
  network: 'unknown',
  timeout: 'unknown',
  refused: 'kept',
  server: 'keptServer',
} as const satisfies Record<GatewayFailure, string>;

interface SendProblemProps {
  problem: GatewayError | undefined;
  /** Called before the redirect to a new sign-in. */
  onLeave: () => void;
}

/** Renders the error of a submission with a retry. Its live region is always mounted. */
export function SendProblem({ problem, onLeave }: SendProblemProps) {
  const texts = usePortalTexts('feedback');
  const { retry, entrance } = usePortalTexts('shell');
  const { describeError } = useKitTexts();
  const { isSubmitting } = useFormState();
  const { signIn, leaving, error } = useSignIn();
  const container = useRef<HTMLDivElement>(null);
  const isVisible = problem !== undefined && !isSubmitting;
  useEffect(() => {
    if (isVisible) container.current?.scrollIntoView({ block: 'nearest' });
  }, [isVisible]);
  const signedOut = problem?.failure === 'signed-out';
  const again = () => {
    onLeave();
    void signIn(location.pathname + location.search);
  };
  // Focuses the submit button: the message is removed with its button while the form is resubmitted.
  const toSubmit = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
    [...(currentTarget.form?.querySelectorAll<HTMLElement>('[type="submit"]') ?? [])].at(-1)?.focus();
  return (
    <div ref={container} role="alert" className="empty:absolute">
      {problem && isVisible && (
        <Alert
          tone="danger"
          title={error ? describeError(error) : describeGatewayError(texts, problem)}
          actions={
            signedOut ? (
              <Button size="sm" variant="secondary" loading={leaving} onClick={again}>
                {entrance.signInAgain}
              </Button>
            ) : (
              <Button size="sm" variant="secondary" type="submit" onClick={toSubmit}>
                {retry}
              </Button>
            )
          }
        >
          {texts[afterwards[problem.failure]]}
        </Alert>
      )}
    </div>
  );
}

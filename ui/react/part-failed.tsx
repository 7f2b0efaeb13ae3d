'use client';
import { Button } from '../kit/button/button';
import { Alert } from '../kit/feedback/alert';
import { useTexts } from './texts';

interface PartFailedProps {
  /** Number of download attempts so far. */
  attempts: number;
  onRetry: () => void;
}

/** Renders the error of a failed code download (lost connection, new deployment), with a retry. */
export function PartFailed({ attempts, onRetry }: PartFailedProps) {
  const { common } = useTexts();
  return (
    <div role="alert">
      <Alert
        tone="danger"
        title={common.partFailedTitle}
        actions={
          <>
            <Button size="sm" variant="secondary" onClick={onRetry}>
              {common.tryAgain}
            </Button>
            {/* Some browsers cache a failed chunk for as long as the document lives. */}
            {attempts > 1 && (
              <Button size="sm" variant="secondary" onClick={() => location.reload()}>
                {common.reload}
              </Button>
            )}
          </>
        }
      >
        {common.partFailed}
      </Alert>
    </div>
  );
}

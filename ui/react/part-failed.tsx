'use client';
import { Alert } from '../kit/alert';
import { Button } from '../kit/button';
import { useTexts } from './texts';

interface PartFailedProps {
  /** Downloads so far. */
  attempts: number;
  onRetry: () => void;
}

/** Says that the code of a part did not come (a lost connection, a new deployment), with the way on. */
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

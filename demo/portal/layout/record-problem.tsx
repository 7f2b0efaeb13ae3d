import { Alert, Button } from '@gatehouse/ui/kit';
import { type ReactNode, useRef } from 'react';
import { useClientRecord } from '../client-record';
import { useOnline } from '../screens/use-online';
import { usePortalTexts } from '../texts/provider';

interface RecordProblemProps {
  /** Items that could not be stored. */
  lost: readonly string[];
  onRetry: () => void;
  /** Whether changes are pending. */
  isUnderWay: boolean;
}

/** Renders the error of a checklist that cannot be read or stored, with a retry. */
export function RecordProblem({ lost, onRetry, isUnderWay }: RecordProblemProps) {
  const { record, failed, fetching, retry } = useClientRecord();
  const { progress, retry: retryLabel } = usePortalTexts('shell');
  const online = useOnline();
  const container = useRef<HTMLDivElement>(null);
  const [first] = lost;
  const readAgain = async () => {
    const { data } = await retry();
    // The button is removed with the message.
    if (data) container.current?.focus();
  };
  const again = (onClick: () => void, loading?: boolean): ReactNode =>
    online && (
      <Button size="sm" variant="secondary" loading={loading} onClick={onClick}>
        {retryLabel}
      </Button>
    );

  return (
    <div
      ref={container}
      role="alert"
      tabIndex={-1}
      // An empty live region takes no space.
      className="order-1 my-2 grid w-full gap-2 outline-none empty:absolute empty:w-auto"
    >
      {failed && !record && (
        <Alert tone="warning" title={progress.notRead} actions={again(() => void readAgain(), fetching)}>
          {online ? progress.notReadText : progress.notReadOffline}
        </Alert>
      )}
      {lost.length > 0 && (
        <Alert tone="warning" actions={again(onRetry)}>
          {first !== undefined && lost.length === 1 ? progress.notStored(first) : progress.notStoredMany(lost.length)}
        </Alert>
      )}
      {!online && isUnderWay && <Alert tone="warning">{progress.offline}</Alert>}
    </div>
  );
}

import { Alert, Button, VisuallyHidden } from '@gatehouse/ui/kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { OwnRow } from '../../research/contract';
import type { FeedbackKind } from '../../research/feedback/kinds';
import { usePortalTexts } from '../texts/provider';
import { useEarlierRows } from './use-earlier-rows';

/** Milliseconds before the loading text appears. */
const SLOW_AFTER = 4000;

interface EarlierRowsProps {
  kind: FeedbackKind;
  /** Name of the data, such as 'your list'. */
  what: string;
  /** Skeleton. */
  skeleton: ReactNode;
  /** Newest first. */
  children: (rows: readonly OwnRow[]) => ReactNode;
}

/** Renders content that requires earlier submissions, or their loading and error states. */
export function EarlierRows({ kind, what, skeleton, children }: EarlierRowsProps) {
  const { lookup } = usePortalTexts('feedback');
  const { retry: retryLabel } = usePortalTexts('shell');
  const { earlier, retry } = useEarlierRows(kind);
  const [retrying, setRetrying] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const again = async () => {
    setRetrying(true);
    await retry();
    setRetrying(false);
  };
  const arrived = earlier.state === 'here';
  const wasRetried = useRef(false);
  useEffect(() => {
    if (retrying) wasRetried.current = true;
    // The button that had focus is removed.
    if (arrived && wasRetried.current) container.current?.focus();
    if (arrived) wasRetried.current = false;
  }, [arrived, retrying]);

  return (
    <div ref={container} tabIndex={-1} className="earlier" aria-busy={earlier.state === 'loading' || undefined}>
      {earlier.state === 'loading' && <Waiting what={what}>{skeleton}</Waiting>}
      <div role="status">
        {earlier.state === 'offline' && (
          <Alert tone="warning" title={lookup.offline}>
            {lookup.offlineText(what)}
          </Alert>
        )}
      </div>
      <div role="alert">
        {earlier.state === 'failed' && (
          <Alert
            tone="danger"
            title={lookup.failed(what)}
            actions={
              <Button size="sm" variant="secondary" loading={retrying} onClick={() => void again()}>
                {retryLabel}
              </Button>
            }
          >
            {earlier.message}
          </Alert>
        )}
      </div>
      {earlier.state === 'here' && children(earlier.rows)}
    </div>
  );
}

function Waiting({ what, children }: { what: string; children: ReactNode }) {
  const { lookup } = usePortalTexts('feedback');
  const { loading } = usePortalTexts('shell');
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {children}
      <p role="status" className="earlier-wait">
        {slow ? lookup.slow(what) : <VisuallyHidden>{loading}</VisuallyHidden>}
      </p>
    </>
  );
}

import { Alert, VisuallyHidden } from '@gatehouse/ui/kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { OwnRow } from '../../research/contract';
import type { FeedbackKind } from '../../research/feedback/kinds';
import { useClientRecord } from '../client-record';
import { GatewayError } from '../gateway-client';
import { Failure } from '../screens/failure';
import { useOnline } from '../screens/use-online';
import { describeGatewayError } from '../texts/describe-gateway-error';
import { usePortalLanguage, usePortalTexts } from '../texts/provider';
import { sentDate, useOwnRows } from './own-rows';

type Earlier =
  | { state: 'here'; rows: readonly OwnRow[] }
  | { state: 'loading' | 'offline' }
  | { state: 'failed'; message: string };

/** Returns the user's earlier submissions, or the error; `retry` refetches the failed ones. */
export const useEarlierRows = (kind: FeedbackKind): { earlier: Earlier; retry: () => Promise<unknown> } => {
  const texts = usePortalTexts('feedback');
  const record = useClientRecord();
  const rows = useOwnRows(kind);
  const online = useOnline();
  const retry = () => (record.record ? rows.refetch() : record.retry());
  const earlier = (): Earlier => {
    if (rows.data) return { state: 'here', rows: rows.data };
    if (!online) return { state: 'offline' };
    if (rows.error) {
      const { error } = rows;
      return {
        state: 'failed',
        message: error instanceof GatewayError ? describeGatewayError(texts, error) : error.message,
      };
    }
    if (record.failed) return { state: 'failed', message: texts.lookup.noRecord };
    return { state: 'loading' };
  };
  return { earlier: earlier(), retry };
};

/** Milliseconds before the loading text appears. */
const SLOW_AFTER = 4000;

interface EarlierRowsProps {
  kind: FeedbackKind;
  /** Name of the data, such as 'your list'. */
  what: string;
  skeleton: ReactNode;
  /** Newest first. */
  children: (rows: readonly OwnRow[]) => ReactNode;
}

/** Renders content that requires earlier submissions, or their loading and error states. */
export function EarlierRows({ kind, what, skeleton, children }: EarlierRowsProps) {
  const { lookup } = usePortalTexts('feedback');
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
    <div
      ref={container}
      tabIndex={-1}
      className="grid gap-6 outline-none not-has-[>:not(:empty)]:absolute"
      aria-busy={earlier.state === 'loading' || undefined}
    >
      {earlier.state === 'loading' && <Waiting what={what}>{skeleton}</Waiting>}
      <div role="status" className="empty:absolute">
        {earlier.state === 'offline' && (
          <Alert tone="warning" title={lookup.offline}>
            {lookup.offlineText(what)}
          </Alert>
        )}
      </div>
      <div role="alert" className="empty:absolute">
        {earlier.state === 'failed' && (
          <Failure title={lookup.failed(what)} isRetrying={retrying} onRetry={() => void again()}>
            {earlier.message}
          </Failure>
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
      <p role="status" className="text-xs text-subtle">
        {slow ? lookup.slow(what) : <VisuallyHidden>{loading}</VisuallyHidden>}
      </p>
    </>
  );
}

interface SentBeforeProps {
  kind: FeedbackKind;
  /** Whether a row was sent with this form. Default: every row of the kind. */
  isOfForm?: (row: OwnRow) => boolean;
}

/** Renders when this form was last sent, and that another submission adds to it; nothing until that is known. */
export function SentBefore({ kind, isOfForm = () => true }: SentBeforeProps) {
  const texts = usePortalTexts('feedback');
  const { locale } = usePortalLanguage();
  const { data = [] } = useOwnRows(kind);
  const on = sentDate(data.find(isOfForm)?.CreatedAt ?? null, locale);
  if (!on) return null;
  return (
    <p className="-mt-4 text-xs text-subtle">
      {texts.sentBefore(on)} <Link href="/reporting">{texts.seeSent}</Link>
    </p>
  );
}

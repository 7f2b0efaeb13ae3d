import type { OwnRow } from '../../research/contract';
import type { FeedbackKind } from '../../research/feedback/kinds';
import { useClientRecord } from '../client-record';
import { GatewayError } from '../gateway-client';
import { useOnline } from '../screens/use-online';
import { describeGatewayError } from '../texts/describe-gateway-error';
import { usePortalTexts } from '../texts/provider';
import { useOwnRows } from './own-rows';

export type EarlierRows =
  | { state: 'here'; rows: readonly OwnRow[] }
  | { state: 'loading' | 'offline' }
  | { state: 'failed'; message: string };

/** Returns the user's earlier submissions, or the error; `retry` refetches the failed ones. */
export const useEarlierRows = (kind: FeedbackKind): { earlier: EarlierRows; retry: () => Promise<unknown> } => {
  const texts = usePortalTexts('feedback');
  const record = useClientRecord();
  const rows = useOwnRows(kind);
  const online = useOnline();
  const retry = () => (record.record ? rows.refetch() : record.retry());
  const earlier = (): EarlierRows => {
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

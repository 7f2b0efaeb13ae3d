import { useUser } from '@gatehouse/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { OwnRow } from '../../research/contract';
import type { FeedbackKind } from '../../research/feedback/kinds';
import { useClientRecord } from '../client-record';
import type { GatewayClient } from '../gateway-client';
import { useGateway } from '../gateway-context';
import { sentAt } from './sent-date';

/** Query key of all rows of a kind. */
export const rowsKey = (kind: FeedbackKind) => ['research', 'rows', kind] as const;

const rowsQuery = (gateway: GatewayClient, principal: readonly unknown[], kind: FeedbackKind, enabled: boolean) => ({
  queryKey: [...rowsKey(kind), ...principal],
  queryFn: () => gateway.ownRows(kind),
  enabled,
  staleTime: 30_000,
});

const usePrincipal = () => {
  const user = useUser();
  return [user?.tenantId, user?.id] as const;
};

/** Reads the user's submissions of one kind, newest first, once their record is loaded. */
export const useOwnRows = (kind: FeedbackKind) => {
  const gateway = useGateway();
  const principal = usePrincipal();
  const { record } = useClientRecord();
  return useQuery(rowsQuery(gateway, principal, kind, record !== undefined));
};

export interface Sent {
  kind: FeedbackKind;
  row: OwnRow;
}

/** Returns the time of a row; undefined when the database has none. */
export const storedAt = ({ CreatedAt }: OwnRow): Date | undefined => sentAt(CreatedAt);

const byTime = (a: Sent, b: Sent): number => (storedAt(b.row)?.getTime() ?? 0) - (storedAt(a.row)?.getTime() ?? 0);

/** Reads the user's submissions of several kinds, newest first, and returns whether some could not be read. */
export const useEverythingSent = (kinds: readonly FeedbackKind[]) => {
  const gateway = useGateway();
  const principal = usePrincipal();
  const { record } = useClientRecord();
  const parts = useQueries({ queries: kinds.map((kind) => rowsQuery(gateway, principal, kind, record !== undefined)) });
  const failed = parts.filter(({ isError }) => isError);
  const sent = parts.flatMap(({ data = [] }, at) => {
    const kind = kinds[at];
    return kind ? data.map((row): Sent => ({ kind, row })) : [];
  });
  return {
    sent: sent.sort(byTime),
    waiting: parts.some(({ isPending, isError }) => isPending && !isError),
    error: failed[0]?.error ?? undefined,
    retry: () => void Promise.all(failed.map(({ refetch }) => refetch())),
  };
};

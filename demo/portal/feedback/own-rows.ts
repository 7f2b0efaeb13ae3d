import { useUser } from '@gatehouse/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { OwnRow } from '../../research/contract';
import type { FeedbackKind } from '../../research/feedback/kinds';
import { useClientRecord } from '../client-record';
import type { GatewayClient } from '../gateway-client';
import { useGateway } from '../gateway-context';

/** Returns the time of a row, or undefined when the database has none. */
export const sentAt = (createdAt: string | null): Date | undefined => {
  // Not every browser parses a date with a space in place of the T.
  const at = new Date(createdAt?.trim().replace(' ', 'T') ?? '');
  return Number.isNaN(at.getTime()) ? undefined : at;
};

/** Formats a day for a sentence, which does not break a line in it. */
export const dayInText = (day: Date, locale: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(day).replaceAll(' ', '\u00a0');

/** Returns the formatted date of a row, or undefined when the database has none. */
export const sentDate = (createdAt: string | null, locale: string): string | undefined => {
  const at = sentAt(createdAt);
  return at && dayInText(at, locale);
};

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

const timeOf = ({ row }: Sent): number => sentAt(row.CreatedAt)?.getTime() ?? 0;

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
    sent: sent.sort((a, b) => timeOf(b) - timeOf(a)),
    waiting: parts.some(({ isPending, isError }) => isPending && !isError),
    error: failed[0]?.error ?? undefined,
    retry: () => void Promise.all(failed.map(({ refetch }) => refetch())),
  };
};

import { useIdentity, useUser } from '@gatehouse/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorText } from '../research/messages';
import type { SyncedRecord } from './gateway-client';
import { useGateway } from './gateway-context';
import { progressSyncOf, withChanges } from './progress-sync';

const recordKeyOf = (tenantId?: string, id?: string) => ['research', 'record', tenantId, id] as const;

export const useRecordKey = () => {
  const user = useUser();
  return recordKeyOf(user?.tenantId, user?.id);
};

/** Query key of the stored record, while the rendered one contains optimistic changes. */
export const storedKeyOf = (recordKey: readonly unknown[]) => [...recordKey, 'stored'];

/** Applies the changes that another tab of the same user stored; pending changes of this tab stay. */
const useProgressSync = () => {
  const client = useQueryClient();
  const user = useUser();
  const { tenantId, id } = user ?? {};
  useEffect(() => {
    const key = recordKeyOf(tenantId, id);
    const onStorage = (event: StorageEvent) => {
      const sync = progressSyncOf(event, key);
      if (!sync) return;
      for (const queryKey of [key, storedKeyOf(key)])
        client.setQueryData<SyncedRecord>(queryKey, (before) => before && withChanges(before, sync.area, sync.changes));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [client, tenantId, id]);
};

/**
 * Returns the user's record in the research database. Reading it synchronizes the user after sign-in: it creates a
 * missing record. A failure has no message of its own: the next screen or sign-in retries, and parts that require the
 * record (a form, a checklist) render the error in place.
 */
export const useClientRecord = () => {
  const user = useUser();
  const { session } = useIdentity();
  const gateway = useGateway();
  const queryKey = useRecordKey();
  useProgressSync();
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async () => {
      try {
        return await gateway.syncUser();
      } catch (error) {
        // A user who has signed out meanwhile needs no record.
        if (session.get().status === 'authenticated') console.error(errorText.syncFailed, error);
        throw error;
      }
    },
    enabled: user !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: true,
  });
  return { record: data, waiting: isPending, failed: isError, fetching: isFetching, retry: refetch };
};

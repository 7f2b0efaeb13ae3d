import { useIdentity } from '@gatehouse/ui';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Area, type Check, progressColumns, readChecks } from '../research/progress';
import { storedKeyOf, useClientRecord, useRecordKey } from './client-record';
import type { SyncedRecord } from './gateway-client';
import { useGateway } from './gateway-context';
import { type Changes, notifyTabs, withChanges } from './progress-sync';

const mutationKey = ['research', 'progress'] as const;

/** Returns the user's progress in an area, stored in their record and rendered optimistically. */
export const useProgress = <A extends Area>(area: A) => {
  const gateway = useGateway();
  const client = useQueryClient();
  const { environment } = useIdentity();
  const queryKey = useRecordKey();
  const storedKey = storedKeyOf(queryKey);
  const { record, waiting } = useClientRecord();
  const [lost, setLost] = useState<Changes>({});
  /** Checks that were set automatically, or changed manually, since the screen was opened. */
  const settled = useRef(new Set<string>());
  const columns = progressColumns[area];
  const isUnderWay = useIsMutating({ mutationKey }) > 0;

  const { mutate } = useMutation({
    mutationKey,
    // Sequential, so that a response does not revert later changes.
    scope: { id: 'research-progress' },
    mutationFn: (changes: Changes) => gateway.changeProgress(area, changes),
    onMutate: (changes) => {
      setLost((before) => Object.fromEntries(Object.entries(before).filter(([check]) => !(check in changes))));
      const before = client.getQueryData<SyncedRecord>(queryKey);
      if (!before) return;
      if (client.isMutating({ mutationKey }) <= 1) client.setQueryData(storedKey, before);
      client.setQueryData(queryKey, withChanges(before, area, changes));
    },
    onSuccess: (stored, changes) => {
      client.setQueryData<SyncedRecord>(storedKey, (before) => before && { ...before, ...stored });
      notifyTabs(environment.local, queryKey, { area, changes });
    },
    onError: (_, changes) => setLost((before) => ({ ...before, ...changes })),
    onSettled: (_, error) => {
      if (client.isMutating({ mutationKey }) > 1) return undefined;
      client.setQueryData<SyncedRecord>(queryKey, (before) => client.getQueryData(storedKey) ?? before);
      // The change may be stored, and only the response lost.
      return error ? client.invalidateQueries({ queryKey, exact: true }) : undefined;
    },
  });

  const done: ReadonlySet<string> = new Set(record ? readChecks(area, record[columns.checks]) : []);
  const isDone = (check: Check<A>): boolean => done.has(check);
  const change = (check: Check<A>, value: boolean) => {
    if (!record) return;
    settled.current.add(check);
    if (isDone(check) !== value) mutate({ [check]: value });
  };
  return {
    isDone,
    waiting,
    /** False while progress is loading or could not be read. */
    isLoaded: record !== undefined,
    /** Completed checks. */
    count: done.size,
    /** Whole percentage. */
    percent: record?.[columns.progress] ?? 0,
    isUnderWay,
    lost: Object.keys(lost).filter((check) => done.has(check) !== lost[check]),
    retry: () => mutate(lost),
    /** Sets or clears a check; sends no request without a change. */
    mark: (check: Check<A>, value = true) => change(check, value),
    /** Sets a check automatically, once per screen visit, so that a check the user removes stays removed. */
    reach: (check: Check<A>) => {
      if (!settled.current.has(check)) change(check, true);
    },
    /** Allows `reach` to set the check again. */
    renew: (check: Check<A>) => void settled.current.delete(check),
  };
};

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Area, type Check, changeChecks, progressColumns, progressOf, readChecks } from '../research/progress';
import { useClientRecord, useRecordKey } from './client-record';
import type { SyncedRecord } from './gateway-client';
import { useGateway } from './gateway-context';

type Changes<A extends Area> = Readonly<Partial<Record<Check<A>, boolean>>>;

/** What the person has worked through in an area, kept in their record and shown before it is stored. */
export const useProgress = <A extends Area>(area: A) => {
  const gateway = useGateway();
  const client = useQueryClient();
  const queryKey = useRecordKey();
  const { record, waiting } = useClientRecord();
  const columns = progressColumns[area];

  const { mutate } = useMutation({
    mutationKey: ['research', 'progress'],
    // One after the other: an answer must not undo what was ticked meanwhile.
    scope: { id: 'research-progress' },
    mutationFn: (changes: Record<string, boolean>) => gateway.changeProgress(area, changes),
    onMutate: (changes) =>
      client.setQueryData<SyncedRecord>(queryKey, (before) => {
        if (!before) return before;
        const checks = changeChecks(area, before[columns.checks], changes);
        return { ...before, [columns.checks]: checks, [columns.progress]: progressOf(area, checks) };
      }),
    onSettled: (stored, error) => {
      if (client.isMutating({ mutationKey: ['research', 'progress'] }) > 1) return undefined;
      if (error || !stored) return client.invalidateQueries({ queryKey });
      return void client.setQueryData<SyncedRecord>(queryKey, (before) => before && { ...before, ...stored });
    },
  });

  const done: ReadonlySet<string> = new Set(record ? readChecks(area, record[columns.checks]) : []);
  const isDone = (check: Check<A>): boolean => done.has(check);
  return {
    isDone,
    waiting,
    /** False while it is not known what was done, and when that could not be read. */
    known: record !== undefined,
    /** Checks that are done. */
    count: done.size,
    /** Whole per cent. */
    percent: record?.[columns.progress] ?? 0,
    /** Sets or takes back a check; one that stands already makes no call. */
    mark(check: Check<A>, value = true) {
      if (record && isDone(check) !== value) mutate({ [check]: value } satisfies Changes<Area>);
    },
  };
};

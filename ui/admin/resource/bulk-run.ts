import type { BoundMutation } from '@gatehouse/sdk';
import type { BulkAction } from '../../kit/table-columns';

/** What is asked before several rows are changed. */
export interface BulkQuestion {
  title: string;
  text: string;
  confirm: string;
}

/** Something that is done to several rows, one by one. */
export interface BulkTask<Data> extends Omit<BulkAction<Data>, 'onSelect'> {
  /** What is asked first; without it the task starts at once. */
  question?: (rows: readonly Data[]) => BulkQuestion;
  /** Why a row is left out, e.g. one's own; undefined takes part. */
  skips?: (row: Data) => string | undefined;
  send: (row: Data) => Promise<unknown>;
  /** Tells the cache what became stale. */
  meta: BoundMutation<never, unknown>['meta'];
}

interface BulkTaskOptions<Data, Variables> extends Omit<BulkTask<Data>, 'send' | 'meta'> {
  mutation: BoundMutation<Variables, unknown>;
  toVariables: (row: Data) => Variables;
}

/** Makes a task for several rows of a mutation for one. Lists are read again once, when all is done. */
export const bulkTask = <Data, Variables>({
  mutation,
  toVariables,
  ...task
}: BulkTaskOptions<Data, Variables>): BulkTask<Data> => ({
  ...task,
  meta: mutation.meta,
  send: (row) => mutation.mutationFn(toVariables(row)),
});

/** A task under way. */
export interface BulkRun {
  label: string;
  tone: BulkAction<never>['tone'];
  question: BulkQuestion | undefined;
  items: readonly BulkItem[];
  meta: BoundMutation<never, unknown>['meta'];
}

/** One row of a task. */
export interface BulkItem {
  id: string;
  label: string;
  skipped: string | undefined;
  send: () => Promise<unknown>;
}

import type { BoundMutation } from '@gatehouse/sdk';
import type { BulkAction } from '../../kit/table-columns';
import type { PartLabel } from './partly-done';

/** Confirmation before several rows are changed. */
export interface BulkQuestion {
  title: string;
  text: string;
  confirm: string;
}

/** What is done to each row. */
export interface BulkWork<Data> {
  /** Why a row is left out, e.g. one's own; undefined takes part. */
  skips?: (row: Data) => string | undefined;
  send: (row: Data) => Promise<unknown>;
}

/** Queries to invalidate. */
type Stale = Pick<BoundMutation<never, unknown>, 'mutationKey' | 'meta'>;

interface BulkBasics<Data> extends Omit<BulkAction<Data>, 'onSelect'> {
  /** The confirmation; without it the task starts at once. */
  question?: (rows: readonly Data[]) => BulkQuestion;
  stale: Stale;
  /** What a part is called where a row takes several calls. */
  partLabel?: PartLabel;
}

/** Work that a dialog of the page's own decides; nothing when it was given up. */
interface PreparedWork<Data> {
  prepare: (rows: readonly Data[]) => Promise<BulkWork<Data> | undefined>;
}

/** An action on several rows, one by one. */
export type BulkTask<Data> = BulkBasics<Data> & (BulkWork<Data> | PreparedWork<Data>);

interface BulkTaskOptions<Data, Variables> extends Omit<BulkBasics<Data>, 'stale'>, Pick<BulkWork<Data>, 'skips'> {
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
  stale: mutation,
  send: (row) => mutation.mutationFn(toVariables(row)),
});

/** A task under way. */
export interface BulkRun {
  label: string;
  tone: BulkAction<never>['tone'];
  question: BulkQuestion | undefined;
  items: readonly BulkItem[];
  partLabel: PartLabel | undefined;
  stale: Stale;
}

/** One row of a task. */
export interface BulkItem {
  id: string;
  label: string;
  skipped: string | undefined;
  send: () => Promise<unknown>;
}

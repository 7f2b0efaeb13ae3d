import type { BoundMutation } from '@gatehouse/sdk';
import type { BulkAction } from '../../../kit/table/table-columns';
import type { PartLabel } from '../form/partly-done';

/** Confirmation before several rows are changed. */
export interface BulkConfirmation {
  title: string;
  text: string;
  confirm: string;
}

/** The action on each row. */
export interface BulkWork<Data> {
  /** Returns the reason why a row is skipped, e.g. the user's own; undefined includes it. */
  skips?: (row: Data) => string | undefined;
  /** @param createdId Id of the object that a partly done attempt has created; the next one sends only the rest. */
  send: (row: Data, createdId: string | undefined) => Promise<unknown>;
}

/** Queries to invalidate. */
type Stale = Pick<BoundMutation<never, unknown>, 'mutationKey' | 'meta'>;

interface BulkBasics<Data> extends Omit<BulkAction<Data>, 'onSelect'> {
  /** Returns the confirmation. Without it the task starts immediately. */
  confirmation?: (rows: readonly Data[]) => BulkConfirmation;
  stale: Stale;
  /** Returns the label of a part if a row needs several calls. */
  partLabel?: PartLabel;
}

/** An action configured in a dialog of the page; undefined if the dialog was canceled. */
interface PreparedWork<Data> {
  prepare: (rows: readonly Data[]) => Promise<BulkWork<Data> | undefined>;
}

/** An action on several rows, one by one. */
export type BulkTask<Data> = BulkBasics<Data> & (BulkWork<Data> | PreparedWork<Data>);

interface BulkTaskOptions<Data, Variables> extends Omit<BulkBasics<Data>, 'stale'>, Pick<BulkWork<Data>, 'skips'> {
  mutation: BoundMutation<Variables, unknown>;
  toVariables: (row: Data, createdId: string | undefined) => Variables;
}

/** Creates a task for several rows from a mutation of one. Lists are invalidated once at the end. */
export const bulkTask = <Data, Variables>({
  mutation,
  toVariables,
  ...task
}: BulkTaskOptions<Data, Variables>): BulkTask<Data> => ({
  ...task,
  stale: mutation,
  send: (row, createdId) => mutation.mutationFn(toVariables(row, createdId)),
});

/** A running task. */
export interface BulkRun {
  label: string;
  tone: BulkAction<never>['tone'];
  confirmation: BulkConfirmation | undefined;
  items: readonly BulkItem[];
  partLabel: PartLabel | undefined;
  stale: Stale;
}

/** A row of a task. */
export interface BulkItem {
  id: string;
  label: string;
  skipped: string | undefined;
  send: (createdId: string | undefined) => Promise<unknown>;
}

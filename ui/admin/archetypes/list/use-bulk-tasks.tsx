'use client';
import { type ReactNode, useState } from 'react';
import type { BulkAction } from '../../../kit/table/table-columns';
import { lazyPart } from '../../../react/lazy-part';
import { useDialogs } from '../page/tasks';
import type { BulkRun, BulkTask } from './bulk-run';

interface Started extends BulkRun {
  onEnd: () => void;
}

const dialog = lazyPart(() => import('./bulk-dialog'));

interface RowNames<Data> {
  rowId: (row: Data) => string;
  rowLabel: (row: Data) => string;
}

/** Returns the tasks as bulk actions of a table, and the dialog with their progress. */
export const useBulkTasks = <Data,>(tasks: readonly BulkTask<Data>[], { rowId, rowLabel }: RowNames<Data>) => {
  const [run, setRun] = useState<Started>();
  const end = () => {
    run?.onEnd();
    setRun(undefined);
  };
  const Dialog = useDialogs(dialog, run !== undefined, end);

  const actions: BulkAction<Data>[] = tasks.map((task) => ({
    label: task.label,
    icon: task.icon,
    tone: task.tone,
    onSelect: async (rows) => {
      const work = 'prepare' in task ? await task.prepare(rows) : task;
      if (!work) return false;
      const { label, tone, confirmation, stale, partLabel } = task;
      const items = rows.map((row) => ({
        id: rowId(row),
        label: rowLabel(row),
        skipped: work.skips?.(row),
        send: (createdId?: string) => work.send(row, createdId),
      }));
      await new Promise<void>((onEnd) =>
        setRun({ label, tone, confirmation: confirmation?.(rows), items, stale, partLabel, onEnd }),
      );
      return true;
    },
  }));
  const shown: ReactNode = run && Dialog && <Dialog run={run} onClose={end} />;
  return { actions, dialog: shown };
};

'use client';
import { type ReactNode, useState } from 'react';
import { chunk } from '../../kit/chunk';
import type { BulkAction } from '../../kit/table-columns';
import type { BulkRun, BulkTask } from './bulk-run';
import { useDialogs } from './tasks';

interface Started extends BulkRun {
  onEnd: () => void;
}

const dialog = chunk(() => import('./bulk-dialog'));

interface RowNames<Data> {
  rowId: (row: Data) => string;
  rowLabel: (row: Data) => string;
}

/** The tasks as buttons of a table, and the dialog that shows how far one is. */
export const useBulkTasks = <Data,>(tasks: readonly BulkTask<Data>[], { rowId, rowLabel }: RowNames<Data>) => {
  const [run, setRun] = useState<Started>();
  const end = () => {
    run?.onEnd();
    setRun(undefined);
  };
  const Dialog = useDialogs(dialog, run !== undefined, end);

  const actions: BulkAction<Data>[] = tasks.map(({ label, icon, tone, question, skips, send, meta }) => ({
    label,
    icon,
    tone,
    onSelect: (rows) =>
      new Promise<void>((onEnd) => {
        const items = rows.map((row) => ({
          id: rowId(row),
          label: rowLabel(row),
          skipped: skips?.(row),
          send: () => send(row),
        }));
        setRun({ label, tone, question: question?.(rows), items, meta, onEnd });
      }),
  }));
  const shown: ReactNode = run && Dialog && <Dialog run={run} onClose={end} />;
  return { actions, dialog: shown };
};

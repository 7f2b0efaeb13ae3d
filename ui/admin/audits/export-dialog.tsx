'use client';
import * as audits from '@gatehouse/sdk/audits';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/button/button';
import { Alert } from '../../kit/feedback/alert';
import { Progress } from '../../kit/feedback/progress';
import { useToast } from '../../kit/feedback/toast';
import { Dialog, DialogClose, DialogFooter } from '../../kit/overlay/dialog';
import { saveFile } from '../../kit/save-text';
import { useKitTexts } from '../../kit/texts';
import { useCapability } from '../../react/capability';
import { useTexts } from '../../react/texts';
import { useAdminTexts } from '../texts';

interface ExportDialogProps {
  isOpen: boolean;
  onClose: () => void;
  columns: readonly audits.AuditColumn[];
  /** Filter of the exported entries. */
  filter: audits.AuditFilter;
  /** Total at the time the list was loaded. */
  total: number;
}

/** Renders the export of the matching rows with the page's filters and sort order, with progress and a stop button. */
export default function ExportDialog({ isOpen, onClose, columns, filter, total }: ExportDialogProps) {
  const texts = useAdminTexts('audits').exporting;
  const { language } = useTexts();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={texts.text(new Intl.NumberFormat(language).format(total))}
      sticky
    >
      <Run onClose={onClose} columns={columns} filter={filter} total={total} />
    </Dialog>
  );
}

function Run({ onClose, columns, filter, total }: Omit<ExportDialogProps, 'isOpen'>) {
  const texts = useAdminTexts('audits').exporting;
  const kit = useKitTexts();
  const toaster = useToast();
  const [rows, setRows] = useState(0);
  const stop = useRef(new AbortController());
  const { mutate, error, isPending } = useMutation(useCapability(audits).exportCsv());
  const started = useRef(false);

  const start = () => {
    const controller = new AbortController();
    stop.current = controller;
    setRows(0);
    mutate(
      { columns, filter, signal: controller.signal, onProgress: setRows },
      {
        onSuccess: ({ blob, fileName }) => {
          if (controller.signal.aborted) return;
          saveFile(fileName, blob);
          toaster.success(texts.done(fileName));
          onClose();
        },
      },
    );
  };
  useEffect(() => {
    let isMounted = true;
    // In strict mode, React unmounts once before this runs, which would abort the export.
    queueMicrotask(() => {
      if (!isMounted || started.current) return;
      started.current = true;
      start();
    });
    return () => {
      isMounted = false;
    };
  });
  // Closing the dialog aborts the export.
  useEffect(() => () => stop.current.abort(), []);

  return (
    <>
      {error ? (
        <Alert tone="danger" title={texts.failed}>
          {kit.describeError(error)}
        </Alert>
      ) : (
        <Progress label={texts.progress} value={rows} max={Math.max(total, rows, 1)} />
      )}
      <DialogFooter>
        <DialogClose>{isPending ? texts.stop : kit.close}</DialogClose>
        {error && <Button onClick={start}>{kit.retry}</Button>}
      </DialogFooter>
    </>
  );
}

'use client';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../button/button';
import { Alert } from '../feedback/alert';
import { useKitTexts } from '../texts';
import { Dialog, DialogClose, DialogFooter } from './dialog';

export interface ConfirmDialogProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  /** A question that names the object: "Delete token CI?" */
  title: ReactNode;
  /** Consequence of the action. */
  description: ReactNode;
  /** Verb of the action: "Delete token". */
  confirmLabel?: ReactNode;
  /** Label of the cancel button, e.g. "Keep editing". Default "Cancel". */
  cancelLabel?: ReactNode;
  /** `danger` for irreversible actions; the focus then starts on Cancel. */
  tone?: 'primary' | 'danger';
  /** May be async. The dialog closes when it resolves, and renders the error when it throws. */
  onConfirm: () => unknown;
  /** Extends the message of an error thrown by `onConfirm`. */
  explain?: (thrown: unknown) => ReactNode;
  children?: ReactNode;
}

/** Renders a confirmation dialog. */
export function ConfirmDialog({
  open: openProp,
  onOpenChange,
  trigger,
  title,
  description,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  onConfirm,
  explain,
  children,
}: ConfirmDialogProps) {
  const texts = useKitTexts();
  const [localOpen, setLocalOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ReactNode>();
  const working = useRef(false);
  const cancel = useRef<HTMLButtonElement>(null);

  const change = (next: boolean) => {
    setError(undefined);
    setLocalOpen(next);
    onOpenChange?.(next);
  };

  const confirm = async () => {
    if (working.current) return;
    working.current = true;
    setBusy(true);
    setError(undefined);
    try {
      await onConfirm();
      change(false);
    } catch (thrown) {
      setError(
        <>
          {texts.describeError(thrown)}
          {explain?.(thrown)}
        </>,
      );
    } finally {
      working.current = false;
      setBusy(false);
    }
  };

  return (
    <Dialog
      trigger={trigger}
      title={title}
      description={description}
      open={openProp ?? localOpen}
      onOpenChange={change}
      role="alertdialog"
      size="sm"
      locked={busy}
      onOpenAutoFocus={(event) => {
        if (tone !== 'danger') return;
        event.preventDefault();
        cancel.current?.focus();
      }}
    >
      {children}
      <div role="alert" className={error ? undefined : 'gh:sr-only'}>
        {error && <Alert tone="danger">{error}</Alert>}
      </div>
      <DialogFooter>
        <DialogClose ref={cancel} disabled={busy}>
          {cancelLabel ?? texts.cancel}
        </DialogClose>
        <Button variant={tone} loading={busy} onClick={() => void confirm()}>
          {confirmLabel ?? texts.confirm}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

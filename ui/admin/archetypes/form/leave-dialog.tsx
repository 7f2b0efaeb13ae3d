'use client';
import { useRef } from 'react';
import { ConfirmDialog } from '../../../kit/overlay/confirm-dialog';
import { usePartTexts } from '../../../kit/use-part-texts';
import { useAdminTexts } from '../../texts';

interface LeaveDialogProps {
  /** Names of the unsaved changes; undefined closes the dialog. */
  names: readonly string[] | undefined;
  onClose: (leave: boolean) => void;
}

/** Renders the confirmation before unsaved changes are lost, with their names. */
export function LeaveDialog({ names, onClose }: LeaveDialogProps) {
  const { resource: texts } = useAdminTexts('frame');
  const parts = usePartTexts().drawer;
  const last = useRef(names);
  if (names) last.current = names;
  return (
    <ConfirmDialog
      open={names !== undefined}
      onOpenChange={(open) => !open && onClose(false)}
      tone="danger"
      title={parts.discardTitle}
      description={texts.unsaved(last.current ?? [])}
      confirmLabel={parts.discard}
      cancelLabel={parts.keepEditing}
      onConfirm={() => onClose(true)}
    />
  );
}

'use client';
import { type ReactNode, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../kit/overlay/confirm-dialog';

/** A confirmation before a request. */
export interface Confirmation {
  title: string;
  text: ReactNode;
  /** Label of the confirm button, a verb. */
  confirm: string;
  /** `danger` for irreversible actions. Default `primary`. */
  tone?: 'primary' | 'danger';
}

/** Returns `ask`, which opens a confirmation and resolves with whether to continue. Render `dialog`. */
export const useConfirmation = (): { ask: (confirmation: Confirmation) => Promise<boolean>; dialog: ReactNode } => {
  const [confirmation, setConfirmation] = useState<Confirmation>();
  const [isOpen, setIsOpen] = useState(false);
  const answer = useRef<(isConfirmed: boolean) => void>(undefined);
  const close = (isConfirmed: boolean) => {
    setIsOpen(false);
    answer.current?.(isConfirmed);
    answer.current = undefined;
  };
  return {
    ask: (next) =>
      new Promise((resolve) => {
        answer.current = resolve;
        setConfirmation(next);
        setIsOpen(true);
      }),
    dialog: confirmation && (
      <ConfirmDialog
        open={isOpen}
        onOpenChange={(open) => !open && close(false)}
        title={confirmation.title}
        description={confirmation.text}
        confirmLabel={confirmation.confirm}
        tone={confirmation.tone}
        onConfirm={() => close(true)}
      />
    ),
  };
};

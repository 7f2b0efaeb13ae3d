'use client';
import { type ReactNode, useRef, useState } from 'react';
import { chunk } from '../../kit/chunk';
import type { ConfirmDialogProps } from '../../kit/confirm-dialog';
import { useDialogs } from './tasks';

/** A confirmation before something is sent. */
export interface Question {
  title: string;
  text: ReactNode;
  /** The verb on the button that goes on. */
  confirm: string;
  /** `danger` for what cannot be undone. Default `primary`. */
  tone?: 'primary' | 'danger';
}

const confirmDialog = chunk<ConfirmDialogProps>(() => import('./question-dialog'));

/** Asks a question in a dialog: `ask` resolves with whether to go on. Render `dialog`. */
export const useQuestion = (): { ask: (question: Question) => Promise<boolean>; dialog: ReactNode } => {
  const [question, setQuestion] = useState<Question>();
  const [isOpen, setIsOpen] = useState(false);
  const answer = useRef<(goOn: boolean) => void>(undefined);
  const close = (goOn: boolean) => {
    setIsOpen(false);
    answer.current?.(goOn);
    answer.current = undefined;
  };
  const ConfirmDialog = useDialogs(confirmDialog, isOpen, () => close(false));
  return {
    ask: (next) =>
      new Promise((resolve) => {
        answer.current = resolve;
        setQuestion(next);
        setIsOpen(true);
      }),
    dialog: question && ConfirmDialog && (
      <ConfirmDialog
        open={isOpen}
        onOpenChange={(open) => !open && close(false)}
        title={question.title}
        description={question.text}
        confirmLabel={question.confirm}
        tone={question.tone}
        onConfirm={() => close(true)}
      />
    ),
  };
};

'use client';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { type ConfirmInPlace, ConfirmInPlaceProvider } from '../../react/confirm-in-place';
import { lazyPart } from '../../react/lazy-part';
import type { StepUpDialogProps } from './step-up-dialog';

const StepUpDialog = lazyPart(() => import('./step-up-dialog'));

const canceled = () => new DOMException('The user did not confirm.', 'AbortError');

interface Open extends StepUpDialogProps {
  id: number;
}

/**
 * Renders step-ups of its children in a dialog instead of redirecting. The dialog's code loads on demand.
 *
 * @example
 * <StepUpDialogs>
 *   <AdminPortal />
 * </StepUpDialogs>
 */
export function StepUpDialogs({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Open>();
  const count = useRef(0);
  const confirm = useCallback<ConfirmInPlace>(async ({ maxAge, reason, by }) => {
    await StepUpDialog.load();
    await new Promise<void>((resolve, reject) => {
      count.current += 1;
      const end = (settle: () => void) => () => {
        setOpen((before) => before && { ...before, open: false });
        settle();
      };
      setOpen({
        id: count.current,
        open: true,
        maxAge,
        reason,
        by,
        onDone: end(resolve),
        onCancel: end(() => reject(canceled())),
      });
    });
  }, []);
  return (
    <ConfirmInPlaceProvider value={confirm}>
      {children}
      {open && <StepUpDialog key={open.id} {...open} />}
    </ConfirmInPlaceProvider>
  );
}

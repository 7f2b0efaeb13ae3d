'use client';
import type { BoundMutation } from '@gatehouse/sdk';
import { type ReactNode, useRef } from 'react';
import { ConfirmDialog as KitConfirmDialog } from '../../kit/confirm-dialog';
import { useToast } from '../../kit/toast';
import { useSubmit } from './use-submit';

export interface ConfirmDialogProps<Item extends Variables, Variables> {
  /** What it is about; the dialog is open while there is something. */
  item: Item | undefined;
  onClose: () => void;
  /** The question, naming the thing. */
  title: (item: NoInfer<Item>) => string;
  /** What will be lost. */
  description: ReactNode;
  confirmLabel: ReactNode;
  mutation: BoundMutation<Variables, unknown>;
  /** Announced when it is done. */
  toast: (item: NoInfer<Item>) => string;
}

/** Asks before something is taken away, and takes it away; an error stays inside. */
export function ConfirmDialog<Item extends Variables, Variables>({
  item,
  onClose,
  title,
  description,
  confirmLabel,
  mutation,
  toast,
}: ConfirmDialogProps<Item, Variables>) {
  const toaster = useToast();
  const submit = useSubmit(mutation);
  const last = useRef(item);
  if (item) last.current = item;
  const shown = item ?? last.current;

  const confirm = async () => {
    if (!item) return;
    await submit(item);
    toaster.success(toast(item));
  };

  return (
    <KitConfirmDialog
      open={Boolean(item)}
      onOpenChange={(open) => !open && onClose()}
      title={shown ? title(shown) : ''}
      description={description}
      confirmLabel={confirmLabel}
      tone="danger"
      onConfirm={confirm}
    />
  );
}

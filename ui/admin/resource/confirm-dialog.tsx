'use client';
import type { BoundMutation } from '@gatehouse/sdk';
import { type ReactNode, useRef } from 'react';
import { ConfirmDialog as KitConfirmDialog } from '../../kit/confirm-dialog';
import { useToast } from '../../kit/toast';
import { type PartLabel, partsOf } from './partly-done';
import { useSubmit } from './use-submit';
import './form-chunk';

export interface ConfirmDialogProps<Item, Variables> {
  /** What it is about; the dialog is open while there is something. */
  item: Item | undefined;
  onClose: () => void;
  /** The question, naming the thing. */
  title: (item: NoInfer<Item>) => string;
  /** What will be lost. */
  description: ReactNode | ((item: NoInfer<Item>) => ReactNode);
  confirmLabel: ReactNode;
  /** `danger`, the default, for what cannot be undone. */
  tone?: 'primary' | 'danger';
  mutation: BoundMutation<Variables, unknown>;
  /** What is sent for the thing. */
  toVariables: (item: NoInfer<Item>) => NoInfer<Variables>;
  /** What a part of a mutation of several calls is called. */
  partLabel?: PartLabel;
  /** Announced when it is done. */
  toast: (item: NoInfer<Item>) => string;
}

/** Renders a confirmation that runs a mutation; an error stays in the dialog. */
export function ConfirmDialog<Item, Variables>({
  item,
  onClose,
  title,
  description,
  confirmLabel,
  tone = 'danger',
  mutation,
  toVariables,
  partLabel,
  toast,
}: ConfirmDialogProps<Item, Variables>) {
  const toaster = useToast();
  const submit = useSubmit(mutation);
  const last = useRef(item);
  if (item) last.current = item;
  const shown = item ?? last.current;

  const confirm = async () => {
    if (!item) return;
    await submit(toVariables(item));
    toaster.success(toast(item));
  };

  return (
    <KitConfirmDialog
      open={Boolean(item)}
      onOpenChange={(open) => !open && onClose()}
      title={shown ? title(shown) : ''}
      description={typeof description === 'function' ? shown && description(shown) : description}
      confirmLabel={confirmLabel}
      tone={tone}
      onConfirm={confirm}
      explain={(thrown) => partsOf(thrown, partLabel)}
    />
  );
}

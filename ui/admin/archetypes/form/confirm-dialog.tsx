'use client';
import type { BoundMutation } from '@gatehouse/sdk';
import { type ReactNode, useRef } from 'react';
import { useToast } from '../../../kit/feedback/toast';
import { ConfirmDialog as KitConfirmDialog } from '../../../kit/overlay/confirm-dialog';
import { type PartLabel, partsOf } from './partly-done';
import { useSubmit } from './use-submit';

export interface ConfirmDialogProps<Item, Variables> {
  /** Object of the action; the dialog is open while it is set. */
  item: Item | undefined;
  onClose: () => void;
  /** A question that names the object. */
  title: (item: NoInfer<Item>) => string;
  /** Consequence of the action. */
  description: ReactNode | ((item: NoInfer<Item>) => ReactNode);
  confirmLabel: ReactNode;
  /** Label of the button that changes nothing. Default "Cancel". */
  cancelLabel?: ReactNode;
  /** `danger` for irreversible actions. Default `danger`. */
  tone?: 'primary' | 'danger';
  mutation: BoundMutation<Variables, unknown>;
  /** Returns the variables of the mutation. */
  toVariables: (item: NoInfer<Item>) => NoInfer<Variables>;
  /** Sends the mutation together with something else, such as a step-up before it. */
  run?: (send: () => Promise<unknown>) => Promise<unknown>;
  /** Returns the label of a part of a mutation with several calls. */
  partLabel?: PartLabel;
  /** Returns the message announced on success. */
  toast: (item: NoInfer<Item>) => string;
}

/** Renders a confirmation that runs a mutation; an error is rendered in the dialog. */
export function ConfirmDialog<Item, Variables>({
  item,
  onClose,
  title,
  description,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  mutation,
  toVariables,
  run = (send) => send(),
  partLabel,
  toast,
}: ConfirmDialogProps<Item, Variables>) {
  const toaster = useToast();
  const submit = useSubmit(mutation);
  const last = useRef(item);
  if (item) last.current = item;
  const displayed = item ?? last.current;

  const confirm = async () => {
    if (!item) return;
    await run(() => submit(toVariables(item)));
    toaster.success(toast(item));
  };

  return (
    <KitConfirmDialog
      open={Boolean(item)}
      onOpenChange={(open) => !open && onClose()}
      title={displayed ? title(displayed) : ''}
      description={typeof description === 'function' ? displayed && description(displayed) : description}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      tone={tone}
      onConfirm={confirm}
      explain={(thrown) => partsOf(thrown, partLabel)}
    />
  );
}

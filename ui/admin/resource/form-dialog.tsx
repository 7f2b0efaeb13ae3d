'use client';
import type { BoundMutation } from '@gatehouse/sdk';
import { type ReactNode, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { Dialog, DialogClose, DialogFooter } from '../../kit/dialog';
import { Form, SubmitButton } from '../../kit/form';
import { useKitTexts } from '../../kit/texts';
import { useToast } from '../../kit/toast';
import { useSubmit } from './use-submit';

export interface FormDialogProps<Input extends FieldValues, Values, Variables, Result> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  schema: $ZodType<Values, Input>;
  defaultValues: DefaultValues<NoInfer<Input>>;
  submitLabel: ReactNode;
  mutation: BoundMutation<Variables, Result>;
  /** What is sent, made of what was typed. */
  toVariables: (values: NoInfer<Values>) => NoInfer<Variables>;
  /** Announced when it is done; leave it out where something else says so. */
  toast?: string;
  onDone?: (result: NoInfer<Result>, values: NoInfer<Values>) => void;
  children: ReactNode;
}

/** A form in a dialog that sends one change: closes when it is done; an error stays inside, with all that was typed. */
export function FormDialog<Input extends FieldValues, Values, Variables, Result>({
  open,
  onOpenChange,
  title,
  description,
  schema,
  defaultValues,
  submitLabel,
  mutation,
  toVariables,
  toast,
  onDone,
  children,
}: FormDialogProps<Input, Values, Variables, Result>) {
  const texts = useKitTexts();
  const toaster = useToast();
  const submit = useSubmit(mutation);
  const [busy, setBusy] = useState(false);

  const send = async (values: Values) => {
    setBusy(true);
    try {
      const result = await submit(toVariables(values));
      onOpenChange(false);
      if (toast) toaster.success(toast);
      onDone?.(result, values);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog {...{ open, onOpenChange, title, description }} sticky locked={busy}>
      <Form schema={schema} defaultValues={defaultValues} onSubmit={send}>
        {children}
        <DialogFooter>
          <DialogClose disabled={busy}>{texts.cancel}</DialogClose>
          <SubmitButton>{submitLabel}</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

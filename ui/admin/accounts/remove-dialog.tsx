'use client';
import * as accounts from '@gatehouse/sdk/accounts';
import { useMemo, useRef } from 'react';
import { object, refine, string } from 'zod/mini';
import { useToast } from '../../kit/feedback/toast';
import { TextField } from '../../kit/form/fields';
import { Form, SubmitButton } from '../../kit/form/form';
import { Dialog, DialogClose, DialogFooter } from '../../kit/overlay/dialog';
import { useKitTexts } from '../../kit/texts';
import { useCapability } from '../../react/capability';
import { useSubmit } from '../archetypes/form/use-submit';
import { useAdminTexts } from '../texts';
import { type Account, accountName } from './account';

interface RemoveDialogProps {
  account: Account | undefined;
  onClose: () => void;
}

/** Renders the confirmation for deleting an account, which requires typing its name. */
export function RemoveDialog({ account, onClose }: RemoveDialogProps) {
  const texts = useAdminTexts('accounts');
  const kit = useKitTexts();
  const toaster = useToast();
  const submit = useSubmit(useCapability(accounts).remove());
  const last = useRef(account);
  if (account) last.current = account;
  const displayed = last.current;
  const name = displayed ? accountName(displayed) : '';
  const schema = useMemo(
    () => object({ name: string().check(refine((typed) => typed.trim() === name, texts.removeMismatch)) }),
    [name, texts],
  );
  const lost = texts.contents({
    accounts: displayed?.numberOfSubAccounts ?? 0,
    users: displayed?.numberOfUsers ?? 0,
  });
  return (
    <Dialog
      open={account !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={texts.removeTitle(name)}
      description={lost ? texts.removeLoses(lost) : texts.removeAlone}
    >
      <Form
        schema={schema}
        defaultValues={{ name: '' }}
        onSubmit={async () => {
          if (!account) return;
          await submit({ tenantId: account.tenantId });
          onClose();
          toaster.success(texts.removedToast(name));
        }}
      >
        <TextField name="name" label={texts.removeType(name)} autoComplete="off" />
        <DialogFooter>
          <DialogClose>{kit.cancel}</DialogClose>
          <SubmitButton variant="danger">{texts.removeConfirm}</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

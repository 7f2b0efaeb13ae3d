'use client';
import * as passkeys from '@gatehouse/sdk/passkeys';
import { useToast } from '../../kit/feedback/toast';
import { useCapability } from '../../react/capability';
import { ConfirmDialog } from '../resource/confirm-dialog';
import { useStepUp } from '../resource/step-up';
import type { TaskProps } from '../resource/tasks';
import { useSubmit } from '../resource/use-submit';
import { useAdminTexts } from '../texts';
import { KeyDialog } from './key-dialog';

/** Dialog to open for a passkey. */
export type PasskeyTask = { do: 'add' } | { do: 'remove'; passkey: passkeys.Passkey };

/** Renders the dialogs that add or remove a passkey. */
export function PasskeyDialogs({ task, onClose }: TaskProps<PasskeyTask>) {
  const { passkeys: texts } = useAdminTexts('privacy');
  const toaster = useToast();
  const stepUp = useStepUp();
  const { add, remove } = useCapability(passkeys);
  const create = useSubmit(add());
  return (
    <>
      <KeyDialog
        open={task?.do === 'add'}
        onClose={onClose}
        title={texts.addTitle}
        description={texts.addText}
        confirmLabel={texts.addConfirm}
        run={() => create()}
        onDone={() => toaster.success(texts.added)}
      />
      <ConfirmDialog
        item={task?.do === 'remove' ? task.passkey : undefined}
        onClose={onClose}
        title={() => texts.removeTitle}
        description={texts.removeText}
        confirmLabel={texts.remove}
        mutation={remove()}
        run={stepUp.run}
        toVariables={({ id }) => id}
        toast={() => texts.removed}
      />
      {stepUp.dialog}
    </>
  );
}

'use client';
import * as passkeys from '@gatehouse/sdk/passkeys';
import { useToast } from '../../kit/feedback/toast';
import { useCapability } from '../../react/capability';
import { ConfirmDialog } from '../archetypes/form/confirm-dialog';
import { useStepUp } from '../archetypes/form/step-up';
import { useSubmit } from '../archetypes/form/use-submit';
import type { TaskProps } from '../archetypes/page/tasks';
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
